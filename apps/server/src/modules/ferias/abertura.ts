import { sql } from 'kysely'
import type { OpcoesDasFerias } from '@rh/domain/contract/ferias'
import { vePagamento } from '@rh/domain/processo/quem'
import type { Dias } from '@rh/domain/processos/ferias/fatos'
import { somarAnos } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import { feriadosDe } from '../cadastros/feriado.ts'
import { comoVisto, listPeriodos } from '../colaborador/ferias/razao.ts'
import type { DeQuem } from '../processo/modulo.ts'
import { listAusencias, listEquipeFora, listOcupacao, rotulosDaAusencia } from './ausencias.ts'
import { findPessoa, type PessoaDeFerias } from './pessoa.ts'

/** What the form begins with: the oldest period with a balance. */
export async function preencher(db: Db | Tx, { vinculoId, hoje }: DeQuem) {
  const periodos = await listPeriodos(db, vinculoId, hoje)
  const [primeiro] = periodos.filter(({ completo, saldo }) => completo && saldo > 0)
  return primeiro ? { periodoId: primeiro.id } : {}
}

/** Twelve months are drawn, and a bar may run into the next. */
const ANOS_A_FRENTE = 2

/** Days as the calendar draws them: an absence without an end, up to the last day that it has. */
const noCalendario = <D extends Dias>(dias: readonly D[], { fim }: Dias): D[] =>
  dias.map((um) => (um.fim > fim ? { ...um, fim } : um))

/** What the form chooses from, and what its calendar draws. */
export async function opcoes(db: Db | Tx, { vinculoId, ator, hoje }: DeQuem): Promise<OpcoesDasFerias> {
  const pessoa = await findPessoa(db, vinculoId, hoje)
  const janela = { inicio: hoje, fim: somarAnos(hoje, ANOS_A_FRENTE) }
  const [periodos, ausencias, equipe, feriados, cobertura] = await Promise.all([
    listPeriodos(db, vinculoId, hoje),
    listAusencias(db, vinculoId, hoje, null),
    listEquipeFora(db, pessoa, janela),
    listFeriados(db, pessoa, janela),
    listQuemCobre(db, pessoa, janela),
  ])
  return {
    periodos: periodos.map((periodo) => comoVisto(periodo, ator.grupos)),
    calendario: {
      hoje,
      escala: escalaDoContrato(pessoa),
      feriados,
      impedimentos: noCalendario(ausencias, janela).map(({ tipo, ...dias }) => ({
        ...dias,
        motivo: rotulosDaAusencia[tipo],
      })),
      equipe: noCalendario(equipe, janela),
    },
    cobertura,
    remuneracaoCentavos: vePagamento(ator.grupos) ? pessoa.remuneracao.baseCentavos : null,
  }
}

/** The contract's arrays are written, those of the rules only read. */
const escalaDoContrato = ({ escala }: PessoaDeFerias) =>
  escala.tipo === 'SEMANAL'
    ? { ...escala, repousos: [...escala.repousos], folgas: [...(escala.folgas ?? [])] }
    : escala

async function listFeriados(db: Db | Tx, { uf, municipioIbge }: PessoaDeFerias, { inicio, fim }: Dias) {
  const anos = [...new Set([inicio, somarAnos(inicio, 1), fim].map((dia) => Number(dia.slice(0, 4))))]
  const dosAnos = await Promise.all(anos.map((ano) => feriadosDe(db, ano, { uf, municipioIbge })))
  return dosAnos
    .flat()
    .map(({ data, nome, abrangencia }) => ({ data, nome, local: abrangencia !== 'nacional' }))
}

/** Enough to choose from; the search finds the others. */
const MAXIMO = 60

/** Who could cover somebody, whatever days they are needed on. */
export async function listOpcoesDeCobertura(db: Db | Tx, vinculoId: number, hoje: string) {
  const pessoas = await listQuemCobre(db, await findPessoa(db, vinculoId, hoje), { inicio: hoje, fim: hoje })
  return pessoas.map(({ value, label, detalhe }) => ({ value, label, detalhe }))
}

/** Who could cover: people of the same cargo in the same contract, those of the same place first. */
async function listQuemCobre(db: Db | Tx, pessoa: PessoaDeFerias, janela: Dias) {
  const { rows } = await sql<{ value: number; label: string; detalhe: string }>`
    select v.id as value, coalesce(pe.nome_social, pe.nome) as label,
           lo.nome || ' · ' || es.nome as detalhe
      from vinculo_versao minha
      join posto meu on meu.id = ${pessoa.postoId}
      join posto po on po.contrato_id = meu.contrato_id
      join alocacao al on al.posto_id = po.id and al.tipo = 'titular'
       and al.inicio <= ${janela.inicio}::date and (al.fim is null or al.fim >= ${janela.inicio}::date)
      join vinculo v on v.id = al.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join local lo on lo.id = po.local_id
      join escala es on es.id = po.escala_id
     where minha.vinculo_id = ${pessoa.vinculoId} and minha.posto_id = meu.id
       and v.id <> ${pessoa.vinculoId} and po.cargo_id = minha.cargo_id and v.data_desligamento is null
     group by v.id, pe.id, lo.id, es.id, po.id, meu.id
     order by (po.id = meu.id) desc, (lo.id = meu.local_id) desc, label
     limit ${MAXIMO}`.execute(db)
  const ids = rows.map(({ value }) => value)
  const ocupacao = await listOcupacao(db, ids, janela, null)
  return rows.map((linha) => ({
    ...linha,
    ocupada: noCalendario(
      ocupacao
        .filter(({ colaboradorId }) => colaboradorId === linha.value)
        .map(({ inicio, fim }) => ({ inicio, fim })),
      janela,
    ),
  }))
}
