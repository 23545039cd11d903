/** Responses to writes where no extension defines them. */
import type { Service } from '../../runtime/contract/service.js';
import type { AnswerRules } from './types.js';

/** Returns the responses to writes that `emptyWrites` of the service announces. */
export function usualAnswers({ emptyWrites = [] }: Service): Required<AnswerRules> {
  const isEmpty = (...methods: readonly string[]): boolean =>
    emptyWrites === true || methods.some((method) => emptyWrites.includes(method));
  return {
    create: isEmpty('POST') ? 'empty' : 'record',
    update: isEmpty('PUT', 'PATCH') ? 'empty' : 'record',
    delete: 'empty',
  };
}
