-- People named in a comment, each as `{"id", "nome"}`: the name is the one in the text, whatever they are called later.
alter table processo_evento add column citados jsonb not null default '[]' check (jsonb_typeof(citados) = 'array');
