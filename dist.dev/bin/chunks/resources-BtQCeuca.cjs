// workflows/crm/lib/backup/resources.ts
/** Resources of a backup, in the order in which they are read; each becomes the file `<name>.json`. */
const RESOURCES = [
	{
		name: "deals",
		call: "dealFeed"
	},
	{
		name: "persons",
		call: "personFeed"
	},
	{
		name: "organizations",
		call: "organizationFeed"
	},
	{
		name: "activities",
		call: "activityFeed"
	},
	{
		name: "products",
		call: "productFeed"
	},
	{
		name: "pipelines",
		call: "pipelines"
	},
	{
		name: "stages",
		call: "stages"
	},
	{
		name: "dealFields",
		call: "dealFields",
		definesFor: "deals"
	},
	{
		name: "personFields",
		call: "personFields",
		definesFor: "persons"
	},
	{
		name: "organizationFields",
		call: "organizationFields",
		definesFor: "organizations"
	},
	{
		name: "productFields",
		call: "productFields",
		definesFor: "products"
	},
	{
		name: "activityFields",
		call: "activityFields",
		definesFor: "activities"
	},
	{
		name: "leads",
		call: "leads"
	},
	{
		name: "notes",
		call: "notes"
	},
	{
		name: "users",
		call: "users"
	},
	{
		name: "filters",
		call: "filters"
	},
	{
		name: "webhooks",
		call: "webhooks"
	},
	{
		name: "currencies",
		call: "currencies"
	}
];
const fileOf = ({ name }) => `${name}.json`;
/** Resource that a file of field definitions describes; undefined for other resources. */
const definesFor = (resource) => "definesFor" in resource ? resource.definesFor : void 0;

Object.defineProperty(exports, "RESOURCES", {
  enumerable: true,
  get: function () {
    return RESOURCES;
  }
});
Object.defineProperty(exports, "definesFor", {
  enumerable: true,
  get: function () {
    return definesFor;
  }
});
Object.defineProperty(exports, "fileOf", {
  enumerable: true,
  get: function () {
    return fileOf;
  }
});