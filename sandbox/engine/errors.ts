import { defined, isObject, setPath } from 'cmdspec-runtime/kit';
import type { Service } from '../../runtime/contract/service.js';
import type { Answer, Problem, Row } from './types.js';

/** An error in the service's shape: from its template, else at the paths where clients read errors. */
export function errorAnswer(service: Service, problem: Problem): Answer {
  const { error: template } = service.sandbox;
  return {
    status: problem.status,
    ...defined({ headers: problem.headers }),
    body: template === undefined ? derived(service, problem) : fill(template, { ...problem }, problem),
  };
}

function derived(service: Service, problem: Problem): Row {
  const { message, extra: { hint } = {}, details } = service.errors;
  const body: Row = {};
  setPath(body, message.find((path) => !path.includes('[')) ?? 'message', problem.message);
  if (hint !== undefined && problem.hint !== undefined) setPath(body, hint, problem.hint);
  if (details !== undefined && problem.details !== undefined) setPath(body, details.list, problem.details);
  return body;
}

function fill(template: unknown, values: Row, problem: Problem): unknown {
  if (typeof template === 'string') {
    const whole = /^\{(\w+)\}$/.exec(template)?.[1];
    if (whole !== undefined) return values[whole] ?? null;
    return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  }
  if (Array.isArray(template)) {
    return (problem.details ?? []).map(({ path, message, value }) =>
      fill(template[0], { ...values, path, text: message, value: value ?? null }, problem),
    );
  }
  if (isObject(template)) {
    return Object.fromEntries(Object.entries(template).map(([key, part]) => [key, fill(part, values, problem)]));
  }
  return template;
}
