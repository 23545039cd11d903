-- Which open conversations put money at risk?
-- helpdeskcli sql @docs/questions/money-at-risk.sql --with crm=crm-warehouse --with ledger=ledger-copy
-- The customers of these conversations have invoices that are `overdue`, or `deals` that are not decided yet: answer them first.
WITH open_conversations AS MATERIALIZED (
  SELECT number, subject, createdAt::DATE AS since, lower(trim(primaryCustomer ->> '$.email')) AS email
  FROM conversations
  WHERE status IN ('active', 'pending')
), addresses AS (
  SELECT id, org_id, lower(trim(unnest(from_json(emails, '[{"value": "VARCHAR"}]')).value)) AS email
  FROM crm.persons
), writers AS MATERIALIZED (
  SELECT DISTINCT c.number, a.id AS person_id, a.org_id
  FROM open_conversations c
    JOIN addresses a ON a.email = c.email
), undecided AS MATERIALIZED (
  SELECT id, person_id, org_id, currency, value
  FROM crm.deals
  WHERE status = 'open' AND value > 0 AND is_archived IS NOT TRUE
), open_deals AS (
  SELECT w.number, d.id, d.currency, d.value FROM writers w JOIN undecided d ON d.person_id = w.person_id
  UNION
  SELECT w.number, d.id, d.currency, d.value FROM writers w JOIN undecided d ON d.org_id = w.org_id
), values_per_currency AS (
  SELECT number, currency, sum(value) AS value FROM open_deals GROUP BY ALL
), deals AS (
  SELECT number, map_from_entries(list_sort(list((currency, value)))) AS deals
  FROM values_per_currency
  GROUP BY number
), names AS (
  SELECT id::VARCHAR AS id, 'crm' AS copy, name FROM crm.organizations
  UNION ALL
  SELECT ID, 'ledger', Name FROM ledger.CRM_Accounts
), plain_names AS MATERIALIZED (
  SELECT id, copy, regexp_replace(
    trim(regexp_replace(replace(lower(strip_accents(name)), '.', ''), '[^\pL\pN]+', ' ', 'g')),
    ' (ag|bv|gmbh|inc|ltd|nv|sa|vof)$', '') AS name
  FROM names
), accounts AS (
  SELECT w.number, b.id AS account
  FROM writers w
    JOIN plain_names a ON a.copy = 'crm' AND a.id = w.org_id::VARCHAR
    JOIN plain_names b ON b.copy = 'ledger' AND b.name = a.name
  UNION
  SELECT c.number, k.Account
  FROM open_conversations c
    JOIN ledger.CRM_Contacts k ON lower(trim(k.Email)) = c.email
), unpaid AS (
  SELECT t.Account AS account, sum(t.AmountDC) AS overdue
  FROM ledger.Cashflow_PaymentTerms t
    JOIN ledger.Financial_GLAccounts g ON g.ID = t.GLAccount
  WHERE g.Type = 20 AND NOT t.IsFullyPaid AND t.DueDate < current_date
  GROUP BY t.Account
), overdue AS (
  SELECT a.number, sum(u.overdue) AS overdue FROM accounts a JOIN unpaid u ON u.account = a.account GROUP BY a.number
)
SELECT c.number, c.subject, c.since, c.email AS customer, coalesce(o.overdue, 0) AS overdue, d.deals
FROM open_conversations c
  LEFT JOIN overdue o ON o.number = c.number
  LEFT JOIN deals d ON d.number = c.number
WHERE o.overdue > 0 OR d.deals IS NOT NULL
ORDER BY 5 DESC, c.number
