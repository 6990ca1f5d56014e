-- The weights that were read, where recruiters have set others.
UPDATE job_descriptions AS job SET requirements = (
	SELECT jsonb_agg(
		CASE WHEN now.one->'weight' <> before.one->'weight'
			THEN now.one || jsonb_build_object('readWeight', before.one->'weight') ELSE now.one END
		ORDER BY now.place)
	FROM jsonb_array_elements(job.requirements) WITH ORDINALITY AS now (one, place)
	LEFT JOIN jsonb_array_elements(read.requirements) AS before (one) ON before.one->>'id' = now.one->>'id'
)
FROM rubric_versions AS read
WHERE read.company_id = job.company_id AND read.job_description_id = job.id AND read.version = 1
	AND jsonb_array_length(job.requirements) > 0;
