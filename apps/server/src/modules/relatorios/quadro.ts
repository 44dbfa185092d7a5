import { sql } from 'kysely'
import { relatorios } from '@rh/domain/relatorios/catalogo'
import { ocupacaoDosPostos } from '../contratos/ocupacao.ts'
import { obterRotatividade } from '../estatisticas/rotatividade.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { fonteDe, type Leitura } from './leitura.ts'
import { comTermos } from './termos.ts'

/** Turnover of the twelve months that are over, the oldest first. */
export const lerRotatividade: Leitura = async ({ db, ator, em, contratoId }) => {
  const { meses, media } = await obterRotatividade(db, ator, { hoje: em, contrato: contratoId })
  const linhas = meses
    .filter(({ parcial }) => !parcial)
    .map(({ mes, entraram, sairam, inicio, fim, rotatividade }, id) => ({
      id,
      mes: `${mes.slice(5)}/${mes.slice(0, 4)}`,
      entraram,
      sairam,
      saldo: entraram - sairam,
      inicio,
      fim,
      rotatividade,
    }))
  return {
    fonte: fonteDe(relatorios.rotatividade, linhas, { mes: sql`achados.id` }),
    totais: { inicio: linhas[0]?.inicio ?? null, fim: linhas.at(-1)?.fim ?? null, rotatividade: media },
  }
}

export const lerRotatividadePorContrato: Leitura = async ({ db, ator, em, contratoId, busca }) => {
  const { contratos, media } = await obterRotatividade(db, ator, { hoje: em, contrato: contratoId })
  const linhas = contratos.map(({ value, label, entraram, sairam, ...figuras }) => ({
    id: value,
    contrato: label,
    entraram,
    sairam,
    saldo: entraram - sairam,
    ...figuras,
  }))
  return {
    fonte: fonteDe(relatorios['rotatividade-por-contrato'], comTermos(linhas, busca)),
    totais: { rotatividade: media },
  }
}

interface Ocupacao {
  readonly id: number
  readonly contrato: string
  readonly planejado: number
  readonly ocupado: number
  readonly entrando: number
  readonly vagas: number
}

const CEM = 100
const ocupacaoDe = ({ ocupado, planejado }: Pick<Ocupacao, 'ocupado' | 'planejado'>): number | null =>
  planejado > 0 ? (ocupado / planejado) * CEM : null

/** Slots of the contracts in force on the day, as their list adds them up. */
export const lerOcupacao: Leitura = async ({ db, ator, em, hoje, contratoId, busca }) => {
  const onde = sql`co.inicio <= ${em}::date and co.termino >= ${em}::date and ${contratoNoEscopo(ator, 'po.contrato_id')}
    ${contratoId === undefined ? sql`` : sql`and po.contrato_id = ${contratoId}`}`
  const { rows } = await sql<Ocupacao>`
    select po.contrato_id as id, co.numero || ' · ' || cl.nome_fantasia as contrato, sum(po.planejado)::int as planejado,
           sum(po.ocupado)::int as ocupado, sum(po.entrando)::int as entrando, sum(po.vagas)::int as vagas
      from ${ocupacaoDosPostos({ dia: em, desde: em, hoje, onde })} po
      join contrato co on co.id = po.contrato_id
      join cliente cl on cl.id = co.cliente_id
     group by po.contrato_id, co.id, cl.id`.execute(db)
  const linhas = comTermos(rows, busca).map((linha) => ({
    ...linha,
    // A day that is over promises nothing: who was on the way then is not known.
    entrando: em < hoje ? null : linha.entrando,
    ocupacao: ocupacaoDe(linha),
  }))
  const soma = { planejado: 0, ocupado: 0 }
  for (const { planejado, ocupado } of linhas) {
    soma.planejado += planejado
    soma.ocupado += ocupado
  }
  return { fonte: fonteDe(relatorios.ocupacao, linhas), totais: { ocupacao: ocupacaoDe(soma) } }
}
