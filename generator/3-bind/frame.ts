import type { Reference } from '../../runtime/contract/lookups.js';
import type { CatalogueData } from '../../runtime/odata/catalogue.js';
import type { FlagSpec, ServiceSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';
import type { BoundFlag } from './types.js';

/** What commands took by name, for the warnings about what none of them takes. */
export interface Taken {
  readonly fields: Set<FlagSpec>;
  readonly groups: Set<string>;
  readonly choices: Set<string>;
  readonly calls: Set<string>;
}

/** What every group and command of a service is bound against. */
export interface Frame {
  readonly service: ServiceSpec;
  /** Records of the catalogue; absent when the service has none, or it could not be read. */
  readonly catalogue?: CatalogueData;
  /** References of service.yaml, and those that groups add by a number or a code. */
  readonly references: Map<string, Reference>;
  readonly taken: Taken;
  readonly globals: readonly BoundFlag[];
  readonly report: Report;
}
