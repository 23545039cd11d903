import { nameOfId } from './operation-ids.js';

test.each([
  ['listPets', 'pet', undefined, 'list'],
  ['getPetById', 'pet', undefined, 'get'],
  ['findPetsByStatus', 'pet', undefined, 'find-by-status'],
  ['pets_list', 'pet', undefined, 'list'],
  ['kubernetes_get_cluster_user', 'kubernetes', undefined, 'get-cluster-user'],
  ['PetsController_findAll', 'pet', undefined, 'find-all'],
  ['assetReportCreate', 'plaid', undefined, 'create-asset-report'],
  ['repos/list-for-org', 'repo', undefined, 'list-for-org'],
  ['BlockStorage.Volumes.List', 'block-storage', 'volume', 'list'],
  ['getMembershipsForProject', 'project', undefined, 'get-memberships'],
  ['ping', 'meta', undefined, 'ping'],
  ['pet', 'pet', undefined, 'pet'],
  [undefined, 'pet', undefined, undefined],
  ['42', 'pet', undefined, undefined],
])('%s in the group %s', (id, group, part, name) => {
  expect([nameOfId(id, group)?.part, nameOfId(id, group)?.name]).toEqual([part, name]);
});

test('the words before the verb, or before the first separator, are the group of an operation without a tag', () => {
  expect(['repos/list', 'PetController_findAll', 'listPets'].map((id) => nameOfId(id)?.group)).toEqual([
    'repos',
    'pet',
    undefined,
  ]);
});
