/** Errors where no extension gives them a form. */
import { defined, setPath } from 'cmdspec-runtime/kit';
import type { Service } from '../../runtime/contract/service.js';
import type { Answer, Problem, Row } from './types.js';

/** Returns an error whose parts are at the paths where clients read them. */
export function errorAnswer(service: Service, problem: Problem): Answer {
  const { message, extra: { hint } = {}, details } = service.errors;
  const body: Row = {};
  setPath(body, message.find((path) => !path.includes('[')) ?? 'message', problem.message);
  if (hint !== undefined && problem.hint !== undefined) setPath(body, hint, problem.hint);
  if (details !== undefined && problem.details !== undefined) setPath(body, details.list, problem.details);
  return { status: problem.status, ...defined({ headers: problem.headers }), body };
}
