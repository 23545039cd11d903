SELECT c.id, c.firstName, c.lastName, count(*) AS conversations
FROM conversations v
JOIN customers c ON c.id = (v.primaryCustomer ->> '$.id')::BIGINT
GROUP BY ALL
ORDER BY conversations DESC, c.id
