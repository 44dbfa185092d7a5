import { sql } from 'kysely'
import { relatorios } from '@rh/domain/relatorios/catalogo'
import type { Db } from '../../db/db.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import { contemTermos } from '../../db/termos.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { apurarContratos, apurarPessoas, type PassivoApurado } from '../passivo/apurar.ts'
import { comVinculo } from '../passivo/pessoas.ts'
import { somarContratos, type PassivoDoContrato } from '../passivo/somas.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { fonteDe, type Leitura, type Pedido } from './leitura.ts'
import { comTermos } from './termos.ts'

type Quais = Pick<Pedido, 'db' | 'ator' | 'em' | 'contratoId' | 'busca'>

/** People that the report is of, among the rows of `colaborador_periodo cp`. */
const quem = ({ ator, contratoId, busca }: Quais, porNome: boolean) =>
  sql<boolean>`(${contratoNoEscopo(ator, 'cp.contrato_id')}
    ${contratoId === undefined ? sql`` : sql`and cp.contrato_id = ${contratoId}`}
    ${porNome && busca !== undefined ? sql`and ${contemTermos('cp.nome_busca', busca)}` : sql``})`

const valoresDe = (soma: Omit<PassivoDoContrato, 'contratoId'>) => ({
  pessoas: soma.pessoas,
  diasVencidos: soma.diasVencidos,
  diasEmDobro: soma.diasEmDobro,
  vencidas: soma.vencidasCentavos,
  dobra: soma.dobraCentavos,
  proporcionais: soma.proporcionaisCentavos,
  terco: soma.tercoCentavos,
  decimoTerceiro: soma.decimoTerceiroCentavos,
  encargos: soma.encargosCentavos,
  total: soma.totalCentavos,
})

/** The contracts by id, as reports call them. */
async function nomesDosContratos(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; contrato: string }>`
    select co.id, co.numero || ' · ' || cl.nome_fantasia as contrato
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.id = any (${[...ids]}::int[])`.execute(db)
  return rows
}

/** What the liability rests on. */
const FONTES = [
  'afastamento',
  'ausencia',
  'colaborador_periodo',
  'convencao',
  'escala',
  'ferias_lancamento',
  'ferias_ocorrencia',
  'ferias_periodo',
  'parametro_legal',
  'processo',
  'processo_formulario',
  'vinculo_versao',
] as const

/**
 * Sums by contract of the people that are asked of, at the end of the day: whoever sorts or turns a page asks for the same
 * ones.
 */
export function somasDe(pedido: Quais, porNome: boolean): Promise<PassivoDoContrato[]> {
  const { db, ator, em, contratoId, busca } = pedido
  return whileUnchanged(
    db,
    {
      about: 'passivo',
      question: [em, ator.escopado ? ator.id : null, contratoId, porNome ? busca : undefined],
      tables: ator.escopado ? [...FONTES, 'usuario_contrato'] : FONTES,
    },
    () => apurarContratos(db, em, quem(pedido, porNome)),
  )
}

/** What each contract owes at the end of the day. */
export const lerPassivoPorContrato: Leitura = async (pedido) => {
  const { db, busca } = pedido
  const porId = new Map((await somasDe(pedido, false)).map((soma) => [soma.contratoId, soma]))
  const nomes = await nomesDosContratos(db, [...porId.keys()])
  const linhas = comTermos(nomes, busca).flatMap(({ id, contrato }) => {
    const soma = porId.get(id)
    return soma ? [{ id, contrato, ...valoresDe(soma) }] : []
  })
  return { fonte: fonteDe(relatorios.passivo, linhas) }
}

interface Pessoa {
  readonly id: number
}

const daPessoa = (um: PassivoApurado) => ({
  remuneracao: um.remuneracaoCentavos,
  diasVencidos: um.diasVencidos,
  diasEmDobro: um.diasEmDobro,
  avosFerias: um.avosFerias,
  avos13: um.avos13,
  vencidas: um.vencidasCentavos,
  dobra: um.dobraCentavos,
  proporcionais: um.proporcionaisCentavos,
  terco: um.tercoCentavos,
  decimoTerceiro: um.decimoTerceiroCentavos,
  encargos: um.encargos.totalCentavos,
  total: um.totalCentavos,
})

/** What each person is owed: rows are found by name, and worked out for those of a page or of a stretch of the file. */
export const lerPassivoPorPessoa: Leitura = async (pedido) => {
  const { db, em } = pedido
  const totais = valoresDe(somarContratos(await somasDe(pedido, true)))
  return {
    fonte: {
      from: sql`
        select v.id, cp.nome_busca, coalesce(pe.nome_social, pe.nome) as nome, v.matricula,
               co.numero || ' · ' || cl.nome_fantasia as contrato
          from colaborador_periodo cp
          join vinculo v on v.id = cp.vinculo_id
          join pessoa pe on pe.id = v.pessoa_id
          join contrato co on co.id = cp.contrato_id
          join cliente cl on cl.id = co.cliente_id
         where ${emVigor(em)} and ${comVinculo(em)} and ${quem(pedido, true)}`,
      colunas: { nome: sql`achados.nome_busca`, contrato: sql`busca(achados.contrato)` },
      ordemPadrao: relatorios['passivo-por-pessoa'].ordemPadrao,
      completar: async (linhas: readonly Pessoa[]) => {
        const ids = linhas.map(({ id }) => id)
        const apurados = await apurarPessoas(db, em, ids)
        const porId = new Map(apurados.map((um) => [um.vinculoId, daPessoa(um)]))
        return linhas.map((linha) => ({ ...linha, ...porId.get(linha.id) }))
      },
      mostrar: (linha: object) => linha,
    },
    somadas: sql`
      select from colaborador_periodo cp where ${emVigor(em)} and ${comVinculo(em)} and ${quem(pedido, true)}`,
    totais,
  }
}
