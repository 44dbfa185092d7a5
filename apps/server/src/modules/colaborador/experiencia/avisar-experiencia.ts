import { formatData } from '@rh/domain/br/data'
import { oQueFaltaDecidir, quemEAvisadoDaExperiencia, type Decisao } from '@rh/domain/colaborador/experiencia'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { avisarAntes } from '../../../jobs/avisar-antes.ts'
import { pessoasDosGrupos } from '../../../alertas/alertas.ts'
import { emVigor, terminaEmBreve, ultimaDecisao } from '../periodo.ts'

interface NoFim {
  readonly id: number
  readonly nome: string
  readonly posto: string
  readonly contratoId: number
  readonly fim: string
  readonly prorrogada: boolean
  readonly decisao: Decisao | null
}

/**
 * Reminds of the ends of the trials, as many days before as the company says. The extension is another end; whose
 * trial was decided to become permanent, or who has a last day already, is left alone.
 */
export const avisarExperiencia = avisarAntes<NoFim>({
  nome: 'colaborador.avisar-experiencia',
  titulo: 'Avisos do fim da experiência',
  cron: '15 6 * * *',
  antecedencias: readAvisos,
  terminam: findNoFim,
  marcas: { tabela: 'experienciaAlerta', registro: 'vinculoId', fim: 'terminaEm' },
  destinatarios: pessoasPorContrato,
  texto: textoDe,
})

async function readAvisos(tx: Tx): Promise<readonly number[]> {
  const empresa = await tx.selectFrom('empresa').select('alertasExperienciaDias').executeTakeFirst()
  return empresa?.alertasExperienciaDias ?? []
}

async function findNoFim(tx: Tx, hoje: string, dias: number): Promise<NoFim[]> {
  const { rows } = await sql<NoFim>`
    select v.id, coalesce(pe.nome_social, pe.nome) as nome, lo.nome as posto, cp.contrato_id, cp.fim_experiencia as fim,
           cp.fim_experiencia >= v.data_admissao + v.experiencia_dias as prorrogada, u.decisao
      from colaborador_periodo cp
      join vinculo v on v.id = cp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join posto po on po.id = cp.posto_id
      join local lo on lo.id = po.local_id
      ${ultimaDecisao}
     where ${emVigor(hoje)} and ${terminaEmBreve(hoje, dias)}
     order by cp.fim_experiencia, v.id`.execute(tx)
  return rows
}

/** Many trials end in one contract: who follows it is asked once. */
function pessoasPorContrato(tx: Tx): (caso: NoFim) => Promise<number[]> {
  const lidas = new Map<number, Promise<number[]>>()
  return ({ contratoId }) => {
    const pessoas = lidas.get(contratoId) ?? pessoasDosGrupos(tx, quemEAvisadoDaExperiencia, [contratoId])
    lidas.set(contratoId, pessoas)
    return pessoas
  }
}

function textoDe({ nome, posto, fim, prorrogada, decisao }: NoFim, quando: string): string {
  if (decisao === 'encerrar')
    return `O contrato de experiência de ${nome} (${posto}) termina em ${formatData(fim)}. Abra a demissão até lá.`
  const qual = prorrogada ? 'A prorrogação da experiência' : 'O primeiro período da experiência'
  const oQue = oQueFaltaDecidir({ termo: prorrogada ? 2 : 1, decisao })
  return `${qual} de ${nome} (${posto}) termina ${quando}. Decida: ${oQue}.`
}
