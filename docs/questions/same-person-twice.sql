-- Which persons are in the CRM twice?
-- crmcli sql @docs/questions/same-person-twice.sql
-- The persons of a row share an e-mail address, or a name within one organization: compare them, and merge the later one into the first.
WITH marks AS (
  SELECT id, 'e-mail' AS same, lower(trim(unnest(from_json(emails, '[{"value": "VARCHAR"}]')).value)) AS what
  FROM persons
  UNION
  SELECT p.id, 'name', regexp_replace(lower(strip_accents(trim(p.name))), '\s+', ' ', 'g') || ', ' || o.name
  FROM persons p
    JOIN organizations o ON o.id = p.org_id
)
SELECT same, what, count(*) AS persons, list(id ORDER BY id) AS ids
FROM marks
WHERE what <> ''
GROUP BY same, what
HAVING count(*) > 1
ORDER BY same, what
