import {
  atosAbertos,
  disponiveis,
  gruposDaVez,
  leMotivo,
  MOTIVO_RESERVADO,
  pareceresAbertos,
} from '@rh/domain/processo/vez'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Evento } from '@rh/domain/processo/contract'
import type { Decisao } from '@rh/domain/processo/vez'
import { ETAPA_ANEXOS } from '@rh/domain/processo/anexos'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { findAgenda } from './agenda/agenda.ts'
import { caminhoDe, filtrar, type RawForm } from './campos.ts'
import { findFormulario } from './formulario.ts'
import { requireProcesso } from './requirements.ts'
import type { Modulo, Montavel } from './modulo.ts'
import { nomesDosCampos } from './nomes-dos-campos.ts'
import { listEventos, listPareceres, type Processo } from './repository.ts'

/** Whether a person may see a field of the form; the de→para and the reasons follow the same rule. */
type VeCampo = (onde: EnderecoDoCampo) => boolean

/** The process of a kind as this person sees it: what every process shows, its form, and what the kind adds. */
export async function obterRegistro<C>(
  modulo: Montavel<C>,
  db: Db | Tx,
  id: number,
  ator: Ator,
  hoje: string,
) {
  const { process, formulario, visibilidade } = modulo
  const processo = await requireProcesso(db, process, id, ator)
  const { dados } = await findFormulario<RawForm>(db, id)
  const visiveis = visibilidade.camposVisiveis(ator.grupos)
  const [registro, colaborador, extras] = await Promise.all([
    montarRegistro(db, process, processo, ator, veCampoDe(modulo, ator, visiveis)),
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

/** Whether the form is with whoever asked, and this person fills forms of the kind. */
export const isEditavel = (
  { process, quemPreenche = process.nasce?.quem ?? [] }: Pick<Modulo<unknown>, 'process' | 'quemPreenche'>,
  { status }: Processo,
  { grupos }: Pick<Ator, 'grupos'>,
): boolean => process.doSolicitante.includes(status) && quemPreenche.some((grupo) => grupos.includes(grupo))

const veCampoDe =
  <C>({ anexos, formulario }: Montavel<C>, { grupos }: Ator, visiveis: ReadonlySet<string>): VeCampo =>
  ({ etapa, campo }) => {
    if (etapa === ETAPA_ANEXOS && anexos) return anexos.ve(grupos)
    // A finding about a whole form names no field.
    if (etapa === undefined && (formulario.etapas || campo === '')) return true
    // A finding about a line of a list names it after the field: `fracoes.0.inicio`.
    const [lista = campo] = campo.split('.')
    return visiveis.has(caminhoDe({ etapa, campo: lista }))
  }

/** The days to which this person may leave each move that waits for one: from tomorrow to its last, while there are any. */
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
    .executeTakeFirst()) ?? null

const autorDe = ({ autorId, autor }: { autorId: number | null; autor: string | null }) =>
  autorId !== null && autor !== null ? { id: autorId, nome: autor } : null

/** What every process shows of itself to one person: pareceres, history, and what this person may do now. */
async function montarRegistro(
  db: Db | Tx,
  process: AnyProcess,
  processo: Processo,
  ator: Ator,
  veCampo: VeCampo,
) {
  const [pareceres, eventos, agenda, lote] = await Promise.all([
    listPareceres(db, processo.id),
    listEventos(db, processo.id),
    findAgenda(db, processo.id),
    processo.loteId === null ? null : findNomeDoLote(db, processo.loteId),
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
    eventos: eventos.map((evento) => {
      const parecer = evento.tipo === 'parecer' && evento.nome !== null ? [evento.nome] : []
      const le = leMotivo(process, [...evento.pareceres, ...parecer], processo, ator)
      return comoEvento(evento, veCampo, le)
    }),
    agenda,
    lote,
    acoes: disponiveis(process, processo, ator),
    pareceresAbertos: pareceresAbertos(process, processo, ator),
    atos: atosAbertos(process, processo, ator),
    aguardando: gruposDaVez(process, processo),
  }
}

const findNomeDoLote = async (db: Db | Tx, id: number) =>
  (await db.selectFrom('processoLote').select(['id', 'titulo']).where('id', '=', id).executeTakeFirst()) ??
  null

type LinhaEvento = Awaited<ReturnType<typeof listEventos>>[number]

function comoEvento(evento: LinhaEvento, veCampo: VeCampo, le: boolean): Evento {
  const { autorId, autor, pareceres: _, ...linha } = evento
  return {
    ...linha,
    tipo: linha.tipo as Evento['tipo'],
    motivo: le ? linha.motivo : null,
    motivoReservado: !le && linha.motivo !== null,
    itens: (linha.itens as Evento['itens'])
      .filter(veCampo)
      .map((item) => (le ? item : { ...item, motivo: MOTIVO_RESERVADO })),
    mudancas: (linha.mudancas as Evento['mudancas']).filter(veCampo),
    // The words of a finding may quote the field: who may not see one does not see the other.
    dados: linha.dados as Evento['dados'],
    alertas: (linha.alertas as Evento['alertas']).filter(
      // A finding about a whole step names no field.
      ({ etapa, campo = '' }) => veCampo({ etapa, campo }),
    ),
    autor: autorDe({ autorId, autor }),
  }
}
