/** Types of paging styles, retries, rate limits and error responses. */

/**
 * Paging styles. All field paths are dotted; `{key}` in a path is the command's `result` key. A path outside the rows may be
 * `header:<name>`; of `header:link` the address with `rel=next` is used, and of `header:content-range` the number of rows.
 * A parameter in `send` is one of the query, or with `body:<path>` a field of the body of a POST.
 */
export type Paging = PagingStyle & {
  /** Beginnings of the paths that use this style, for raw requests. */
  readonly paths?: readonly string[];
  /** Every page must have the list of its rows: nothing else proves that there are none. */
  readonly required?: boolean;
};

export type StyleOf<Name extends PagingStyle['style']> = Extract<Paging, { readonly style: Name }>;

export type PagingStyle =
  | {
      readonly style: 'cursor';
      readonly send: { readonly cursor: string; readonly size?: string };
      /** Field with the cursor of the next page. */
      readonly next?: string;
      /** Field of the last row that is the cursor of the next page, instead of `next`. */
      readonly row?: string;
      /** Boolean field: whether more rows follow. */
      readonly more?: string;
      readonly end?: PagingEnd;
      readonly total?: string;
      readonly items: string;
      readonly size?: PageSize;
    }
  | {
      readonly style: 'offset';
      readonly send: { readonly offset: string; readonly size?: string };
      /** Field with the offset of the next page; absent: it starts after the rows of the page before. */
      readonly next?: string;
      /** Boolean field: whether more rows follow. */
      readonly more?: string;
      /** Cursor style in which a list is read whose first response has a cursor. */
      readonly or?: string;
      readonly total?: string;
      readonly end?: PagingEnd;
      readonly items: string;
      readonly size?: PageSize;
      /** Field that identifies a row, for lists whose rows move while they are read: none is repeated or missed. */
      readonly distinct?: string;
    }
  | {
      readonly style: 'page';
      readonly send: { readonly page: string; readonly size?: string };
      readonly first: number;
      /** Field with the number of pages; absent: it follows from `total` and the size of a page. */
      readonly pages?: string;
      /** A response with this field, but without `pages` and `total`, is the whole list. */
      readonly whole?: string;
      readonly total?: string;
      readonly end?: PagingEnd;
      readonly items: string;
      readonly size?: PageSize;
      /** Field that identifies a row, for lists whose rows move while they are read: none is repeated or missed. */
      readonly distinct?: string;
    }
  | {
      readonly style: 'link';
      /** Parameter of the first request; links keep it. */
      readonly send?: { readonly size: string };
      /** Field with the URL of the next page. */
      readonly next: string;
      readonly total?: string;
      readonly items: string;
      readonly size?: PageSize;
    }
  | {
      readonly style: 'timestamp';
      readonly next: string;
      readonly total?: string;
      readonly items: string;
      /** Row field with the row version, an integer of any length. */
      readonly field: string;
    };

/** Which page is the last: one without rows, or one with fewer rows than a full one. */
export type PagingEnd = 'empty-page' | 'short-page';

export interface PageSize {
  readonly default: number;
  readonly max: number;
}

export interface Retry {
  /** Methods retried after a 5xx or a network failure; never POST. */
  readonly repeat: readonly string[];
  /** First wait after a 5xx, in milliseconds; doubles. */
  readonly base: number;
}

/** How the service reports its rate limit. Header names are lower case. */
export interface RateLimit {
  readonly waits: readonly {
    /** Its value is a number of seconds, an instant in seconds or milliseconds since 1970, or an HTTP date. */
    readonly header: string;
    /** Maximum wait from this header, in seconds; default: the general cap. */
    readonly cap?: number;
    /** Name under `hosts` whose responses it is for; default: all of them. */
    readonly host?: string;
  }[];
  /** Wait in seconds when no header names one. */
  readonly fallback: number;
  /** Maximum wait, in seconds. */
  readonly cap: number;
  /** If the first of these headers in a response is 0, the run fails at once with its message, because a wait does not help. */
  readonly spent?: Readonly<Record<string, string>>;
  /** Headers with the requests left in the short window, and its size; a list is read more slowly when few are left. */
  readonly remaining?: string;
  readonly limit?: string;
  readonly window?: number;
  /** A 403 after a 429 means a block: stop. */
  readonly blockedAfter429?: true;
}

export interface Errors {
  /** Fields tried in order for the message. */
  readonly message: readonly string[];
  /**
   * Extra fields of the error object: paths or `header:<name>`, by the name they get in JSON errors. `hint` is also printed as
   * what to do, and `reason` after the message.
   */
  readonly extra?: Readonly<Record<string, string>>;
  /** List of detailed errors and how each is printed. */
  readonly details?: { readonly list: string; readonly line: string };
  /** What marks a 2xx response as failed: a field that is not empty, or fields with exactly these values. */
  readonly failed?: readonly (string | FieldValues)[];
  readonly partial?: PartialFailure;
}

/** How to recognize and report a response whose main step was done, and a later one failed. */
export interface PartialFailure {
  /** Field that has a value if the main step was done. */
  readonly done: string;
  /** Errors of the later steps. */
  readonly failed: readonly { readonly path: string; readonly says: string }[];
  readonly says: string;
}

/** Values of fields by their paths. All of them must match; a null must be there. */
export type FieldValues = Readonly<Record<string, string | number | boolean | null>>;
