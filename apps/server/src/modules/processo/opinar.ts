import type { Pendencia } from '@rh/domain/pendencia'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import { hojeEm } from '../../clock.ts'
import { avisarAndamento } from './avisos.ts'
import { concluirEtapa } from './etapa.ts'
import type { Decisoes, Engine, Modulo } from './modulo.ts'
import { decididoPorQuemPediu, readParecer, type ParecerNovo } from './pareceres.ts'
import { insertEvento } from './eventos.ts'
import { updateProcesso, upsertParecer } from './repository.ts'
import { abrirParaMudar, requireAchados } from './requirements.ts'
import type { Execucao } from './transicao.ts'

/** Gives the parecer of a sector, with its fields. */
export async function darParecer<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  { ator }: { readonly ator: Quem },
  novo: ParecerNovo,
): Promise<void> {
  const { process } = modulo
  const processo = await abrirParaMudar(work, process, novo, ator, engine.fuso)
  const dados = readParecer(process, processo, novo, ator, hojeEm(work.agora, engine.fuso))
  const { parecer, decisao, comentario, alertasAceitos } = novo
  const dada = { parecer, decisao, comentario: comentario ?? null, dados, usuarioId: ator.id }
  await upsertParecer(work, processo.id, dada)
  const outras = await modulo.aoOpinar?.(work, processo, { parecer, decisao, dados }, ator)
  const versao = await updateProcesso(work, processo.id, {})
  const alertas = [
    ...(decisao === 'aprovado' ? await conferirPalavra(modulo, work, { processo, quem: ator }, novo) : []),
    ...decididoPorQuemPediu(processo, ator.id),
  ]
  const passo = { nome: parecer, para: decisao, motivo: comentario, alertas }
  await insertEvento(work, { processoId: processo.id, tipo: 'parecer', ...passo, usuarioId: ator.id })
  const pareceres = { ...processo.pareceres, ...outras, [parecer]: decisao }
  const autores = { ...processo.autores, ...autoresDe({ ...outras, [parecer]: decisao }, ator.id) }
  const execucao = { processo: { ...processo, versao, pareceres, autores }, quem: ator, autorId: ator.id }
  const final = await concluirEtapa(engine, modulo, work, execucao, { alertasAceitos })
  await avisarAndamento(engine, work, process, final, { autorId: ator.id, antes: processo })
}

/** Asks what the parecer is held to of the process as it leaves it. Answers the alerts that were accepted. */
async function conferirPalavra<C>(
  modulo: Modulo<C>,
  work: UnitOfWork,
  { processo, quem }: Pick<Execucao, 'processo' | 'quem'>,
  { parecer, alertasAceitos: aceitos }: ParecerNovo,
): Promise<Pendencia[]> {
  const checks = modulo.process.pareceres[parecer]?.checks ?? []
  if (checks.length === 0) return []
  const contexto = await modulo.contexto(work, processo, quem)
  const achados = checks.flatMap((nome) => modulo.regras[nome]?.(contexto) ?? [])
  return requireAchados(achados, { aceitos, quem })
}

const autoresDe = (decisoes: Decisoes, id: number): Record<string, number> =>
  Object.fromEntries(Object.keys(decisoes).map((nome) => [nome, id]))
