import { sql } from 'kysely'
import { mascararCpf } from '@rh/domain/br/mascaras'
import type { PessoaDoDossie } from '@rh/domain/contratos/dossie'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { validadeDoExame } from '@rh/domain/processos/admissao/paineis'
import type { Db, Tx } from '../../db/db.ts'
import type { MesDoDossie } from './mes.ts'

// Only what a client may know is read at all: no address, no account, no health, no family.

/** Who was at a post of the contract in the month, or covered somebody there, with first and last day. */
const presencas = (contratoId: number, { de, dia }: MesDoDossie) => sql`
  select cp.vinculo_id, cp.posto_id, greatest(cp.desde, cp.data_admissao, ${de}::date) as de,
         least(cp.ate - 1, coalesce(cp.data_desligamento, ${dia}::date), ${dia}::date) as ate, false as cobre
    from colaborador_periodo cp
   where cp.contrato_id = ${contratoId} and cp.desde <= ${dia}::date and cp.ate > ${de}::date
     and cp.data_admissao <= ${dia}::date
     and (cp.data_desligamento is null or cp.data_desligamento >= ${de}::date)
  union all
  select al.vinculo_id, al.posto_id, greatest(min(al.inicio), ${de}::date),
         least(max(coalesce(al.fim, ${dia}::date)), ${dia}::date), true
    from alocacao al join posto po on po.id = al.posto_id
   where po.contrato_id = ${contratoId} and al.tipo <> 'titular' and al.inicio <= ${dia}::date
     and (al.fim is null or al.fim >= ${de}::date)
   group by al.vinculo_id, al.posto_id`

/** The last exam of work until the day, whatever it was for, and until when it holds: its reason is not told. */
const exame = (dia: string) => sql`
  select jsonb_build_object('data', e.data, 'validade', e.validade) as exame
    from (select pd.emissao as data, pd.validade
            from pessoa_documento pd join documento_tipo dt on dt.id = pd.tipo_id
           where pd.pessoa_id = v.pessoa_id and dt.codigo like 'ASO%' and pd.emissao <= ${dia}::date
             and (pd.encerrado_em is null or pd.encerrado_em > ${dia}::date)
          union all
          select (pp.dados ->> 'dataExame')::date, (pp.dados ->> 'validoAte')::date
            from processo p join processo_parecer pp on pp.processo_id = p.id
           where p.vinculo_id = v.id and pp.decisao = 'aprovado'
             and (pp.dados ->> 'dataExame')::date <= ${dia}::date
          union all
          select af.exame_em, null from afastamento af
           where af.vinculo_id = v.id and af.exame_em <= ${dia}::date) e
   order by e.data desc, e.validade desc nulls last limit 1`

/** Trainings whose certificate was there by the day. */
const treinamentos = (dia: string) => sql`
  select jsonb_agg(jsonb_build_object('norma', dt.norma, 'emissao', pd.emissao, 'validade', pd.validade)
           order by dt.norma, pd.emissao) as treinamentos
    from pessoa_documento pd join documento_tipo dt on dt.id = pd.tipo_id
   where pd.pessoa_id = v.pessoa_id and dt.norma is not null
     and (pd.emissao is null or pd.emissao <= ${dia}::date)
     and (pd.encerrado_em is null or pd.encerrado_em > ${dia}::date)`

/** What was handed over by the day and not given back before the month. */
const entregas = ({ de, dia }: MesDoDossie) => sql`
  select jsonb_agg(jsonb_build_object('item', it.descricao, 'tipo', it.tipo, 'quantidade', ue.quantidade,
           'entregueEm', ue.entregue_em, 'ca', ue.ca,
           'devolvidoEm', case when ue.devolvido_em <= ${dia}::date then ue.devolvido_em end)
           order by ue.entregue_em, ue.id) as entregas
    from uniforme_entrega ue join item_uniforme it on it.id = ue.item_id
   where ue.vinculo_id = v.id and ue.entregue_em <= ${dia}::date
     and (ue.devolvido_em is null or ue.devolvido_em >= ${de}::date)`

type Linha = Omit<PessoaDoDossie, 'treinamentos' | 'entregas'> & {
  /** The work exposes to a risk, and its exams hold for less time. */
  readonly risco: boolean
  readonly treinamentos: PessoaDoDossie['treinamentos'] | null
  readonly entregas: PessoaDoDossie['entregas'] | null
}

/** Everybody of the month, by name; a person at two posts has a line for each. The CPF leaves masked. */
export async function listPessoasDoDossie(
  db: Db | Tx,
  contratoId: number,
  mes: MesDoDossie,
): Promise<PessoaDoDossie[]> {
  const { rows } = await sql<Linha>`
    select pr.vinculo_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula, pe.cpf, ca.titulo as cargo,
           ca.aso_de_risco or pt.insalubridade > 0 or pt.periculosidade as risco, lo.nome as posto, pr.de, pr.ate, pr.cobre, ex.exame, ca.nrs as exigidos, tr.treinamentos,
           exists (select from posto_kit pk where pk.posto_id = po.id) and not pr.cobre as kit, en.entregas
      from (${presencas(contratoId, mes)}) pr
      join vinculo v on v.id = pr.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join posto po on po.id = pr.posto_id
      join cargo ca on ca.id = po.cargo_id
      join local lo on lo.id = po.local_id
      cross join lateral posto_termos(po.id, ${mes.dia}::date) pt
      left join lateral (${exame(mes.dia)}) ex on true
      left join lateral (${treinamentos(mes.dia)}) tr on true
      left join lateral (${entregas(mes)}) en on true
     where pr.de <= pr.ate
     order by busca(coalesce(pe.nome_social, pe.nome)), pr.vinculo_id, pr.cobre, pr.de`.execute(db)
  return rows.map(comoPessoa).reduce<PessoaDoDossie[]>(semEmenda, [])
}

/** A change of scale alone is no other stay: stretches that follow each other at one place are one. */
function semEmenda(juntas: PessoaDoDossie[], pessoa: PessoaDoDossie): PessoaDoDossie[] {
  const antes = juntas.at(-1)
  const segue =
    antes?.vinculoId === pessoa.vinculoId &&
    antes.posto === pessoa.posto &&
    antes.cargo === pessoa.cargo &&
    antes.cobre === pessoa.cobre &&
    somarDias(antes.ate, 1) === pessoa.de
  return antes && segue ? [...juntas.slice(0, -1), { ...antes, ate: pessoa.ate }] : [...juntas, pessoa]
}

function comoPessoa({ risco, exame: ultimo, ...linha }: Linha): PessoaDoDossie {
  return {
    ...linha,
    cpf: mascararCpf(linha.cpf),
    exame: ultimo && {
      data: ultimo.data,
      validade: ultimo.validade ?? validadeDoExame(ultimo.data, risco),
    },
    treinamentos: linha.treinamentos ?? [],
    entregas: linha.entregas ?? [],
  }
}

/** Copies of certificates that hold a training of somebody of the month: who, which norm and which file. */
export async function listCertificados(db: Db | Tx, contratoId: number, mes: MesDoDossie) {
  const { rows } = await sql<{
    matricula: string
    norma: string
    arquivoId: string
    tipo: string
    sha256: string
  }>`
    select distinct v.matricula, dt.norma, pd.arquivo_id, ar.tipo, ar.sha256
      from (${presencas(contratoId, mes)}) pr
      join vinculo v on v.id = pr.vinculo_id
      join pessoa_documento pd on pd.pessoa_id = v.pessoa_id
      join documento_tipo dt on dt.id = pd.tipo_id
      join arquivo ar on ar.id = pd.arquivo_id and ar.eliminado_em is null
     where pr.de <= pr.ate and dt.norma is not null and not dt.sensivel
       and (pd.emissao is null or pd.emissao <= ${mes.dia}::date)
       and (pd.encerrado_em is null or pd.encerrado_em > ${mes.dia}::date)
     order by v.matricula, dt.norma, pd.arquivo_id`.execute(db)
  return rows
}
