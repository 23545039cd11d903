/** The extension of the engine for the CRM. */
import type { Extension } from '../engine/extension.js';
import type { Answer, EnvelopeFacts, Incoming, Problem, Row } from '../engine/types.js';
import { opener } from '../index.js';
import { accountCollections, accountRoutes } from './account.js';
import { activity, note, noteComment, noteRoutes } from './activities.js';
import { file, fileRoutes, mailMessage, participant } from './attachments.js';
import { budget } from './budget.js';
import { conversion, conversionRoutes } from './conversions.js';
import { deal } from './deals.js';
import { deliveries } from './deliveries.js';
import { fieldCollections, fieldRoutes, fieldRoutesOfVersion1 } from './fields.js';
import { filterCollection, filterRoutes } from './filters.js';
import { followerCollections, followerRoutes } from './followers.js';
import { changelog, dealChange } from './history.js';
import { lead, leadLabel } from './leads.js';
import { mergeRoutes, organization, person, relationship, relationshipList } from './people.js';
import { pipelineCollections } from './pipelines.js';
import { dealProduct, product } from './products.js';
import { project, task } from './projects.js';
import { searchRoutes } from './search.js';
import { summary } from './summary.js';

/** Every body has `success`; lists of version 1 have their position, and null instead of an empty list. */
function envelope(body: Row, { kind, page, paging }: EnvelopeFacts): unknown {
  const whole = { success: true, ...body };
  if (kind !== 'list' || page === undefined || paging?.style !== 'offset') return whole;
  const { pagination } = (body['additional_data'] ?? {}) as { pagination?: Row };
  return {
    ...whole,
    data: page.rows.length === 0 ? null : body['data'],
    additional_data: { pagination: { start: page.offset, limit: page.size, ...pagination } },
  };
}

function error({ status, message, hint, details }: Problem, request: Incoming): Answer {
  return {
    status,
    body: {
      success: false,
      error: message,
      error_info: hint ?? 'Please check the API reference of the service.',
      ...(request.path.startsWith('/api/v2/') && details !== undefined && { code: 'ERR_SCHEMA_VALIDATION_FAILED' }),
      data: null,
      additional_data: null,
    },
  };
}

const extension: Extension = {
  declared: true,
  answers: { delete: 'id' },
  collections: {
    deal,
    dealProduct,
    dealChange,
    person,
    organization,
    relationship,
    product,
    lead,
    leadLabel,
    activity,
    note,
    noteComment,
    project,
    task,
    file,
    participant,
    mailMessage,
    conversion,
    filter: filterCollection,
    ...pipelineCollections,
    ...accountCollections,
    ...fieldCollections,
    ...followerCollections,
  },
  routes: [
    { method: 'GET', path: '/api/v1/deals/summary', handle: summary },
    { method: 'GET', path: '/api/v1/deals/{id}/changelog', handle: changelog },
    ...accountRoutes,
    ...conversionRoutes,
    ...fieldRoutes,
    ...fieldRoutesOfVersion1,
    ...fileRoutes,
    ...filterRoutes,
    ...followerRoutes,
    ...mergeRoutes,
    ...noteRoutes,
    relationshipList,
    ...searchRoutes,
  ],
  envelope,
  error,
  deliveries,
  meter: budget,
};

export const open = opener(extension);
