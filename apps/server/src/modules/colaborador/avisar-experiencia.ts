import { formatData } from '@rh/domain/br/data'
import {
  alertaDoTermo,
  oQueFaltaDecidir,
  quemEAvisadoDaExperiencia,
  type Decisao,
} from '@rh/domain/colaborador/experiencia'
import { sql } from 'kysely'
import { escreverComoSistema, type Escrita } from '../../db/escrita.ts'
import type { Tarefa } from '../../tarefa.ts'
import { hojeEm, isoDe } from '../../relogio.ts'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import { emVigor, terminaEmBreve, ultimaDecisao } from './periodo.ts'

const NOME = 'colaborador.avisar-experiencia'

interface NoFim {
  readonly id: number
  readonly nome: string
  readonly posto: string
  readonly contratoId: number
  readonly fim: string
  readonly faltam: number
  readonly prorrogada: boolean
  readonly decisao: Decisao | null
}

/**
 * Reminds of the ends of the trials: each of the company's warnings of each end once, the tightest when the system
 * was off. The extension is another end, and is warned of anew; whose trial was decided to become permanent, or who
 * has a last day already, is left alone.
 */
export const avisarExperiencia: Tarefa = {
  nome: NOME,
  cron: '15 6 * * *',
  executar: (deps) =>
    escreverComoSistema(deps, NOME, async (escrita) => {
      const hoje = hojeEm(escrita.agora, deps.config.empresaFuso)
      const avisos = await lerAvisos(escrita)
      if (avisos.length === 0) return
      const pessoas = pessoasPorContrato(escrita)
      for (const noFim of await findNoFim(escrita, hoje, Math.max(...avisos))) {
        const dias = alertaDoTermo(noFim.fim, hoje, avisos)
        if (dias === null || !(await isPrimeiro(escrita, noFim, dias))) continue
        await deps.alertas.avisar(escrita, {
          usuarioIds: await pessoas(noFim.contratoId),
          assunto: 'sistema',
          vinculoId: noFim.id,
          icone: 'warning',
          texto: textoDe(noFim),
        })
      }
    }),
}

async function lerAvisos({ tx }: Escrita): Promise<readonly number[]> {
  const empresa = await tx.selectFrom('empresa').select('alertasExperienciaDias').executeTakeFirst()
  return empresa?.alertasExperienciaDias ?? []
}

async function findNoFim({ tx }: Escrita, hoje: string, dias: number): Promise<NoFim[]> {
  const { rows } = await sql<NoFim>`
    select v.id, coalesce(pe.nome_social, pe.nome) as nome, lo.nome as posto, cp.contrato_id, cp.fim_experiencia as fim,
           cp.fim_experiencia - ${hoje}::date as faltam,
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
function pessoasPorContrato({ tx }: Escrita): (contratoId: number) => Promise<number[]> {
  const lidas = new Map<number, Promise<number[]>>()
  return (contratoId) => {
    const pessoas = lidas.get(contratoId) ?? pessoasDosGrupos(tx, quemEAvisadoDaExperiencia, contratoId)
    lidas.set(contratoId, pessoas)
    return pessoas
  }
}

/** Keeps that the warning was given; whoever comes second finds it there. */
async function isPrimeiro({ tx, agora }: Escrita, { id, fim }: NoFim, dias: number): Promise<boolean> {
  const novo = await tx
    .insertInto('experienciaAlerta')
    .values({ vinculoId: id, terminaEm: fim, dias, em: isoDe(agora) })
    .onConflict((oc) => oc.doNothing())
    .returning('dias')
    .executeTakeFirst()
  return novo !== undefined
}

function textoDe({ nome, posto, fim, faltam, prorrogada, decisao }: NoFim): string {
  const dia = formatData(fim)
  if (decisao === 'encerrar')
    return `O contrato de experiência de ${nome} (${posto}) termina em ${dia}. Abra a demissão até lá.`
  const quando =
    faltam === 0 ? 'termina hoje' : faltam === 1 ? 'termina amanhã' : `termina em ${faltam} dias, em ${dia}`
  const qual = prorrogada ? 'A prorrogação da experiência' : 'O primeiro período da experiência'
  const oQue = oQueFaltaDecidir({ termo: prorrogada ? 2 : 1, decisao })
  return `${qual} de ${nome} (${posto}) ${quando}. Decida: ${oQue}.`
}
