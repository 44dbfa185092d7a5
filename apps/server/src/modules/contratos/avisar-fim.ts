import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { alertaDeFim, PRAZO_VENCENDO } from '@rh/domain/contratos/situacao'
import { gruposDe } from '@rh/domain/setores/setores'
import type { Deps } from '../../deps.ts'
import { escreverComoSistema, type Escrita } from '../../db/escrita.ts'
import type { Tarefa } from '../../tarefa.ts'
import { hojeEm, isoDe } from '../../relogio.ts'
import { pessoasDosGrupos, type Alertas } from '../../alertas/alertas.ts'
import { findSaidas } from './quadro.ts'

const NOME = 'contratos.avisar-fim'

interface ContratoNoFim {
  readonly id: number
  readonly numero: string
  readonly cliente: string
  readonly termino: string
  readonly faltam: number
  readonly gestorId: number | null
}

/**
 * Warns of contracts that end within 120, 90, 60 and 30 days: each warning of each end once, the tightest when the
 * system was off. An extension is another end, and is warned of anew.
 */
export const avisarFim: Tarefa = {
  nome: NOME,
  cron: '0 6 * * *',
  executar: (deps) =>
    escreverComoSistema(deps, NOME, async (escrita) => {
      const hoje = hojeEm(escrita.agora, deps.config.empresaFuso)
      for (const contrato of await findNoFim(escrita, hoje)) await avisarUm(deps, escrita, contrato, hoje)
    }),
}

async function findNoFim({ tx }: Escrita, hoje: string): Promise<ContratoNoFim[]> {
  const { rows } = await sql<ContratoNoFim>`
    select co.id, co.numero, cl.nome_fantasia as cliente, co.termino, co.termino - ${hoje}::date as faltam, co.gestor_id
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.termino between ${hoje}::date and ${hoje}::date + ${PRAZO_VENCENDO}::int and co.inicio <= ${hoje}::date
     order by co.termino, co.id`.execute(tx)
  return rows
}

async function avisarUm(
  { alertas }: Pick<Deps, 'alertas'>,
  escrita: Escrita,
  contrato: ContratoNoFim,
  hoje: string,
): Promise<void> {
  const dias = alertaDeFim(contrato.termino, hoje)
  if (dias === null || !(await isPrimeiro(escrita, contrato, dias))) return
  const { tx } = escrita
  const grupos = await pessoasDosGrupos(tx, gruposDe('contratos.visualizar'), contrato.id)
  const gestor = contrato.gestorId === null ? [] : [contrato.gestorId]
  const saidas = await findSaidas(tx, contrato.id, contrato.termino)
  await alertas.avisar(escrita, {
    usuarioIds: [...new Set([...grupos, ...gestor])],
    assunto: 'sistema',
    contratoId: contrato.id,
    icone: 'warning',
    texto: textoDe(contrato, saidas.length),
  } satisfies Parameters<Alertas['avisar']>[1])
}

/** Keeps that the warning was given; whoever comes second finds it there. */
async function isPrimeiro(
  { tx, agora }: Escrita,
  { id, termino }: ContratoNoFim,
  dias: number,
): Promise<boolean> {
  const nova = await tx
    .insertInto('contratoAlerta')
    .values({ contratoId: id, termino, dias, em: isoDe(agora) })
    .onConflict((oc) => oc.doNothing())
    .returning('dias')
    .executeTakeFirst()
  return nova !== undefined
}

function textoDe({ numero, cliente, termino, faltam }: ContratoNoFim, pessoas: number): string {
  const quando =
    faltam === 0
      ? 'termina hoje'
      : faltam === 1
        ? 'termina amanhã'
        : `termina em ${faltam} dias, em ${formatData(termino)}`
  const quem =
    pessoas === 0
      ? ''
      : pessoas === 1
        ? ' 1 pessoa precisa de destino.'
        : ` ${pessoas} pessoas precisam de destino.`
  return `Contrato ${numero} (${cliente}) ${quando}.${quem}`
}
