/** Conversions between deals and leads, which are jobs. */
import { defined, isObject } from 'cmdspec-runtime/kit';
import { isWhole } from '../engine/digits.js';
import { refuse } from '../engine/refusal.js';
import type { Collection, CustomRoute, Row, State } from '../engine/types.js';
import { firstStage } from './pipelines.js';
import { CURRENCY, linked, rfc } from './kit.js';

/** Jobs that convert a deal to a lead or back. The first poll reports a job as running, the next ones as done. */
export const conversion: Collection = { id: { style: 'uuid' }, count: () => 0 };

const SIDES = [
  { plural: 'deals', from: 'deal', to: 'lead', idKey: 'lead_id' },
  { plural: 'leads', from: 'lead', to: 'deal', idKey: 'deal_id' },
] as const;

export const conversionRoutes: readonly CustomRoute[] = SIDES.flatMap(({ plural, from, to, idKey }): CustomRoute[] => [
  {
    method: 'POST',
    path: `/api/v2/${plural}/{id}/convert/${to}`,
    handle(request, state) {
      const source = state.rows(from).get(request.params['id'] ?? '');
      if (source === undefined || source['is_deleted'] === true) return refuse(404, `${from} not found`);
      const asked = isObject(request.body) ? request.body : refuse(400, 'The body must be a JSON object');
      for (const key of ['stage_id', 'pipeline_id'])
        if (asked[key] !== undefined && !isWhole(asked[key])) refuse(400, `${key} must be an integer`);
      const job = state.rows('conversion').insert({ from, source: source['id'], asked, status: 'not_started' });
      return { status: 200, body: { success: true, data: { conversion_id: job['id'] } } };
    },
  },
  {
    method: 'GET',
    path: `/api/v2/${plural}/{id}/convert/status/{job}`,
    writes: true,
    handle(request, state) {
      const jobs = state.rows('conversion');
      const job = jobs.get(request.params['job'] ?? '');
      if (job === undefined || job['from'] !== from) return refuse(404, 'Conversion not found');
      if (job['status'] === 'not_started') jobs.put({ ...job, status: 'running' });
      else if (job['status'] === 'running') jobs.put({ ...job, ...convert(job, request.now, state, from) });
      const { status, made } = jobs.get(job['id'] as string) as Row;
      return {
        status: 200,
        body: {
          success: true,
          data: { conversion_id: job['id'], status, ...defined({ [idKey]: made }) },
        },
      };
    },
  },
]);

function convert(job: Row, now: Date, state: State, from: 'deal' | 'lead'): Row {
  const source = linked(state, from, job['source']);
  if (source === undefined) return { status: 'failed' };
  const made = from === 'deal' ? toLead(source, now, state) : toDeal(source, job['asked'] as Row, now, state);
  if (made === undefined) return { status: 'rejected' };
  if (from === 'deal')
    state.rows('deal').put({ ...source, is_deleted: true, status: 'deleted', update_time: rfc(now) });
  else state.rows('lead').drop(source['id'] as string);
  return { status: 'completed', made };
}

function toLead(deal: Row, now: Date, state: State): unknown {
  if ((deal['person_id'] ?? deal['org_id'] ?? null) === null) return undefined;
  return state.rows('lead').insert({
    title: deal['title'],
    owner_id: deal['owner_id'],
    person_id: deal['person_id'],
    organization_id: deal['org_id'],
    was_seen: true,
    value: { amount: deal['value'], currency: deal['currency'] },
    expected_close_date: deal['expected_close_date'],
    add_time: now.toISOString(),
    update_time: now.toISOString(),
    visible_to: String(deal['visible_to']),
  })['id'];
}

function toDeal(lead: Row, asked: Row, now: Date, state: State): unknown {
  const stage = linked(state, 'stage', asked['stage_id']);
  const pipeline = stage?.['pipeline_id'] ?? linked(state, 'pipeline', asked['pipeline_id'] ?? 1)?.['id'];
  if (pipeline === undefined || (asked['stage_id'] !== undefined && stage === undefined)) return undefined;
  const value = isObject(lead['value']) ? lead['value'] : {};
  return state.rows('deal').insert({
    title: lead['title'],
    value: value['amount'] ?? 0,
    currency: value['currency'] ?? CURRENCY,
    status: 'open',
    stage_id: stage?.['id'] ?? firstStage(state, pipeline as number),
    pipeline_id: pipeline,
    person_id: lead['person_id'],
    org_id: lead['organization_id'],
    owner_id: lead['owner_id'],
    expected_close_date: lead['expected_close_date'],
    add_time: rfc(now),
    update_time: rfc(now),
    visible_to: Number(lead['visible_to']),
  })['id'];
}
