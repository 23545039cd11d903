/** The messages of a run. All of them go to standard error. */

/** How a live line is written. */
export type Live =
  /** As a line, or as an object with the field `notice` where an error would be a JSON object. */
  | 'line'
  /**
   * As text in every format, for the state of a command that runs until it is stopped: logs and scripts read it. Lines that wait
   * come first, and later ones do not wait.
   */
  | 'text'
  /** As a line that is not wrapped, such as source text above a mark. */
  | 'verbatim'
  /** As the one line of a terminal that the next one replaces. Written nowhere else; an empty text removes the line. */
  | 'progress';

/** Takes the messages of a run. The functions need no `this`. */
export interface Reporter {
  /**
   * Reports a fact about the run or its result. Where an error would be a JSON object, the line waits for the end of the run.
   *
   * @param when `after`: the line follows the result in every format
   */
  readonly note: (text: string, when?: 'after') => void;
  /** Reports what may be wrong, as a line that begins with `Warning:`. It waits where a note waits. */
  readonly warn: (text: string) => void;
  /** Reports at once what happens now, in every format: a wait, a sign-in, the progress of the run. */
  readonly live: (text: string, as?: Live) => void;
  /** Reports a detail under `--verbose`. */
  readonly debug: (text: string) => void;
}
