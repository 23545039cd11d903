-- How long do open deals stay in a stage?
-- crmcli sql @docs/questions/median-age-per-stage.sql
-- Half of the open deals of a stage have been in it for at most `median_days` days; a stage with a high number is where deals wait.
SELECT p.name AS pipeline, s.name AS stage, count(*) AS deals,
  median(current_date - coalesce(d.stage_change_time, d.add_time)::DATE) AS median_days,
  max(current_date - coalesce(d.stage_change_time, d.add_time)::DATE) AS oldest_days
FROM deals d
  JOIN stages s ON s.id = d.stage_id
  JOIN pipelines p ON p.id = s.pipeline_id
WHERE d.status = 'open' AND d.is_archived IS NOT TRUE
GROUP BY p.order_nr, p.name, s.order_nr, s.name
ORDER BY p.order_nr, p.name, s.order_nr, s.name
