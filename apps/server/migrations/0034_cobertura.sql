-- Cover: who does the shifts of who is away, day by day, or the client's consent to go without.

alter table alocacao
  -- Findings that whoever sent the person read and accepted.
  add column alertas jsonb not null default '[]',
  add column registrada_por int references usuario,
  add column registrada_em timestamptz,
  -- A cover that comes to nothing leaves the table with its reason: no query has to remember to skip it, and the trail keeps both.
  add column encerramento_motivo text;
alter table alocacao
  alter column registrada_por set default nullif(current_setting('rh.usuario', true), '')::int,
  alter column registrada_em set default now();

-- One cover of a person and one of an absence on each day, whoever sends them at the same moment.
create unique index alocacao_cobre_no_dia on alocacao (vinculo_id, inicio) where tipo <> 'titular' and inicio = fim;
create unique index alocacao_coberta_no_dia on alocacao (posto_id, processo_id, inicio)
  where tipo <> 'titular' and inicio = fim;
create index alocacao_coberturas on alocacao (inicio, fim) include (posto_id, vinculo_id, processo_id) where tipo <> 'titular';
create index alocacao_vinculo on alocacao (vinculo_id, inicio);

-- The client agreed that nobody comes.
create table cobertura_autorizada (
  id int generated always as identity primary key,
  posto_id int not null references posto,
  -- The vacation or leave of who is missed; null for a free slot.
  processo_id int references processo,
  inicio date not null,
  fim date not null,
  -- Who agreed, at the client.
  autorizado_por text not null,
  -- What they signed or wrote; a vacation asks for the name alone.
  arquivo_id uuid references arquivo,
  registrada_por int references usuario default nullif(current_setting('rh.usuario', true), '')::int,
  registrada_em timestamptz not null default now(),
  encerramento_motivo text,
  check (fim >= inicio)
);
create index cobertura_autorizada_dias on cobertura_autorizada (posto_id, inicio);
create index cobertura_autorizada_processo on cobertura_autorizada (processo_id) where processo_id is not null;
create unique index cobertura_autorizada_no_dia on cobertura_autorizada (posto_id, processo_id, inicio) where inicio = fim;
create trigger auditar after insert or update or delete on cobertura_autorizada
  for each row execute function auditar('posto', 'posto_id');

-- What approved vacations already say.
insert into cobertura_autorizada (posto_id, processo_id, inicio, fim, autorizado_por, registrada_por, registrada_em)
select al.posto_id, a.processo_id, a.inicio, a.fim, x ->> 'motivo', null, p.atualizado_em
  from ausencia a
  join processo p on p.id = a.processo_id
  join processo_formulario f on f.processo_id = a.processo_id
  cross join jsonb_array_elements(f.dados -> 'fracoes') x
  join alocacao al on al.vinculo_id = a.vinculo_id and al.tipo = 'titular'
   and al.inicio <= a.inicio and (al.fim is null or al.fim >= a.inicio)
 where a.tipo = 'ferias' and a.confirmada and x ->> 'cobertura' = 'sem_cobertura' and x ->> 'inicio' = a.inicio::text
   and x ->> 'motivo' is not null;
