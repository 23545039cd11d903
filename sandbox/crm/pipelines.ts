/** Pipelines and stages. */
import type { Collection, Row, State } from '../engine/types.js';
import { DAY, idFilter, rfc } from './kit.js';

interface Stage extends Row {
  readonly id: number;
  readonly pipeline_id: number;
  readonly order_nr: number;
}

const NAMES: readonly (readonly [number, string, number])[] = [
  [1, 'Qualified', 20],
  [1, 'Contact made', 40],
  [1, 'Demo', 60],
  [1, 'Proposal', 80],
  [1, 'Negotiation', 90],
  [2, 'Asked', 30],
  [2, 'Offered', 60],
  [2, 'Signed', 95],
];

/** Stages of the two pipelines, in order. */
export const STAGES: readonly Stage[] = NAMES.map(([pipeline_id, name, deal_probability], i) => ({
  id: i + 1,
  order_nr: NAMES.slice(0, i).filter(([pipeline]) => pipeline === pipeline_id).length + 1,
  name,
  is_deleted: false,
  deal_probability,
  pipeline_id,
  is_deal_rot_enabled: i % 3 === 2,
  days_to_rotten: i % 3 === 2 ? 30 : null,
}));

const PIPELINES = ['New business', 'Renewals'];

export const pipelineCollections: Readonly<Record<string, Collection>> = {
  pipeline: {
    paths: ['/api/v2/pipelines'],
    methods: ['GET'],
    paging: 'cursor',
    count: () => PIPELINES.length,
    seed: ({ index, start }) => ({
      name: PIPELINES[index],
      order_nr: index + 1,
      is_deleted: false,
      is_deal_probability_enabled: true,
      ...since(start),
    }),
    sort: { by: 'sort_by', direction: 'sort_direction', fields: ['id', 'update_time', 'add_time'], defaultField: 'id' },
  },
  stage: {
    paths: ['/api/v2/stages'],
    methods: ['GET'],
    paging: 'cursor',
    count: () => STAGES.length,
    seed: ({ index, start }) => ({ ...STAGES[index], ...since(start) }),
    filters: { pipeline_id: idFilter('pipeline_id') },
    sort: {
      by: 'sort_by',
      direction: 'sort_direction',
      fields: ['id', 'update_time', 'add_time', 'order_nr'],
      defaultField: 'id',
    },
  },
};

function since(start: Date): Row {
  return { add_time: rfc(+start - 500 * DAY), update_time: rfc(+start - 420 * DAY) };
}

/** Id of the first stage of a pipeline. */
export function firstStage(state: State, pipeline: number): unknown {
  return state.rows('stage').find((stage) => stage['pipeline_id'] === pipeline && stage['order_nr'] === 1)?.['id'];
}
