import {
  impedeDecidir,
  atosAbertos,
  disponiveis,
  gruposDaVez,
  leMotivo,
  pareceresAbertos,
  pareceresCorrigiveis,
  type Decisao,
} from '@rh/domain/processo/vez'
import type { AnyProcess } from '@rh/domain/processo/define'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { Momento } from '../../clock.ts'
import type { Ator } from '../../http/ator.ts'
import { findAgenda } from './agenda/agenda.ts'
import { findEspera } from './espera/segurar.ts'
import { filtrar, type RawForm } from './campos.ts'
import { findFormulario } from './formulario.ts'
import { requireProcesso } from './requirements.ts'
import { autorDe, readHistorico } from './historico.ts'
import type { Montavel } from './modulo.ts'
import { nomesDosCampos } from './nomes-dos-campos.ts'
import { aFazerDe } from '@rh/domain/processo/fazer'
import { findPrazo, prazoVisto } from './prazo.ts'
import { listEventos } from './eventos.ts'
import { listPareceres, type Processo } from './repository.ts'
import { isEditavel, preencheDe } from './vista.ts'

/** Record of a process as this person sees it: common part, form, and the kind's own properties. */
export async function obterRegistro<C>(
  modulo: Montavel<C>,
  db: Db | Tx,
  id: number,
  ator: Ator,
  { agora, hoje }: Momento,
) {
  const { process, formulario, visibilidade } = modulo
  const processo = await requireProcesso(db, process, id, ator)
  const { dados } = await findFormulario<RawForm>(db, id)
  const olhar = { dados, preenche: preencheDe(modulo, processo, ator) }
  const visiveis = visibilidade.camposVisiveis(ator.grupos, olhar)
  const [registro, colaborador, extras] = await Promise.all([
    montarRegistro(modulo, db, processo, { ator, agora, hoje }, dados),
    processo.vinculoId === null ? null : findColaborador(db, processo.vinculoId),
    modulo.extras?.(db, { processo, dados, ator, hoje }),
  ])
  const filtrados = filtrar(formulario, dados, visiveis)
  const { acoes, eventos } = registro
  return {
    ...registro,
    dados: filtrados,
    nomes: await nomesDosCampos(modulo.nomes ?? {}, db, ator, { dados: filtrados, eventos }),
    editavel: isEditavel(modulo, processo, ator),
    // Read back by the form that wrote it.
    ...(formulario.etapas ? { completude: formulario.completude(dados as never) } : {}),
    ...diasDe(modulo, acoes, dados, hoje),
    colaborador,
    ...extras,
  }
}

/** Days to which this person may schedule each transition: from tomorrow to its last, if any. */
function diasDe<C>(
  { process, agendarAte }: Montavel<C>,
  acoes: readonly string[],
  dados: RawForm,
  hoje: string,
): Record<`${string}Em`, { de: string; ate: string } | null> {
  const agendaveis = Object.keys(process.transitions).filter((nome) => process.transitions[nome]?.agendavel)
  return Object.fromEntries(
    agendaveis.map((nome) => {
      const ate = acoes.includes(nome) ? (agendarAte?.(nome, dados) ?? null) : null
      return [`${nome}Em`, ate !== null && ate > hoje ? { de: somarDias(hoje, 1), ate } : null]
    }),
  )
}

const findColaborador = async (db: Db | Tx, vinculoId: number) =>
  (await db
    .selectFrom('vinculo as v')
    .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
    .select(['v.id', 'v.matricula'])
    .select((eb) => eb.fn.coalesce('pe.nomeSocial', 'pe.nome').as('nome'))
    .where('v.id', '=', vinculoId)
    .modifyEnd(prepared)
    .executeTakeFirst()) ?? null

/** Common part of a record for one person: pareceres, history and available actions. */
async function montarRegistro<C>(
  modulo: Montavel<C>,
  db: Db | Tx,
  processo: Processo,
  { ator, agora, hoje }: { readonly ator: Ator; readonly agora: Temporal.Instant; readonly hoje: string },
  dados: RawForm,
) {
  const { process } = modulo
  const [pareceres, linhas, agenda, lote, emEspera, indice] = await Promise.all([
    listPareceres(db, processo.id),
    listEventos(db, processo.id),
    findAgenda(db, processo.id),
    processo.loteId === null ? null : findNomeDoLote(db, processo.loteId),
    findEspera(db, processo.id, ator, agora),
    findPrazo(db, processo.id),
  ])
  return {
    id: processo.id,
    numero: processo.numero,
    versao: processo.versao,
    status: processo.status,
    solicitante: { id: processo.solicitanteId, nome: processo.solicitante },
    criadoEm: processo.criadoEm,
    atualizadoEm: processo.atualizadoEm,
    pareceres: Object.entries(process.pareceres).map(([nome, spec]) => {
      const dada = pareceres.find(({ parecer }) => parecer === nome)
      const le = leMotivo(process, [nome], processo, ator)
      const veDados = dada && spec.veCampos.some((grupo) => ator.grupos.includes(grupo))
      return {
        nome,
        decisao: (dada?.decisao ?? 'pendente') as Decisao,
        comentario: (le && dada?.comentario) || null,
        motivoReservado: !le && Boolean(dada?.comentario),
        autor: dada ? autorDe(dada) : null,
        em: dada?.em ?? null,
        ...(veDados ? { dados: dada.dados as Record<string, unknown> } : {}),
      }
    }),
    ...readHistorico(modulo, processo, ator, { dados, linhas }),
    agenda,
    lote,
    emEspera,
    ...(emEspera ? nadaAFazer : oQuePode(process, processo, ator)),
    aguardando: gruposDaVez(process, processo),
    feitos: [...processo.feitos],
    prazo: prazoVisto(indice, hoje),
    aFazer: aFazerDe(process, processo, ator),
    desde: indice.desde,
  }
}

/** What this person may do now. */
const oQuePode = (process: AnyProcess, processo: Processo, ator: Ator) => ({
  acoes: disponiveis(process, processo, ator),
  pareceresAbertos: pareceresAbertos(process, processo, ator),
  pareceresCorrigiveis: pareceresCorrigiveis(process, processo, ator),
  impedeDecidir: impedeDecidir(process, processo, ator),
  atos: atosAbertos(process, processo, ator),
})

/** Of somebody whose decision is still to be made. */
const nadaAFazer: ReturnType<typeof oQuePode> = {
  acoes: [],
  pareceresAbertos: [],
  pareceresCorrigiveis: [],
  impedeDecidir: null,
  atos: [],
}

const findNomeDoLote = async (db: Db | Tx, id: number) =>
  (await db.selectFrom('processoLote').select(['id', 'titulo']).where('id', '=', id).executeTakeFirst()) ??
  null
