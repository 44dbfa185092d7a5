import { sql } from 'kysely'
import type { FileStore } from '../arquivos/file-store.ts'
import type { Db, Tx } from '../db/db.ts'
import { hashSenha } from '../modules/auth/senha.ts'
import { hojeEm, type Clock } from '../clock.ts'
import { criarAcaso } from './acaso.ts'
import { criarAdmissoes, indiceDoPosto, isEfetivada, type Palco } from './processos/admissoes.ts'
import { inserirComunicados } from './comunicados.ts'
import { inserirBeneficios } from './beneficios.ts'
import { inserirHistoriaDosContratos } from './inserir/inserir-aditivos.ts'
import { inserirAdmissoes, inserirVinculos } from './inserir/inserir-pessoas.ts'
import { inserirOrganizacao, inserirUsuarios } from './inserir/inserir-organizacao.ts'
import { cenariosDeAdmissao as cenarios } from './processos/cenarios-admissao.ts'
import { geradorDeCpf } from './documentos.ts'
import type { Gerador, PessoaDemo } from './pessoas.ts'
import { criarEfetivo, type VinculoDemo } from './efetivo.ts'
import { senhaDemo } from './usuarios.ts'
import { inserirConversas } from './conversas.ts'
import { inserirTarefas } from './tarefas.ts'
import { inserirMensagens } from './mensagens.ts'
import { inserirUsuariosDaCasa } from './usuarios-da-casa.ts'
import { inserirEstabilidades } from './estabilidades.ts'
import { inserirExperiencias } from './experiencias.ts'
import { inserirAfastamentos } from './processos/afastamentos.ts'
import { inserirCoberturas } from './processos/coberturas.ts'
import { inserirDemissoes } from './processos/demissoes.ts'
import { inserirFerias } from './processos/ferias.ts'
import { inserirEstoque } from './estoque.ts'
import { inserirFichas } from './fichas.ts'
import { criarFolguistas } from './folguistas.ts'
import { inserirDocumentosDeAdmissao } from './documentos-de-admissao.ts'
import { inserirImportacoes } from './importacoes.ts'
import { inserirPromocoes } from './processos/promocoes.ts'
import { inserirRemanejamentos } from './processos/remanejamentos.ts'
import { inserirSaldosDeFerias } from './processos/saldos-de-ferias.ts'
import { sincronizarPrazos } from '../modules/processo/prazo.ts'
import { isVazio } from './vazio.ts'

export { loginsDemo, senhaDemo } from './usuarios.ts'

const SEMENTE = 20_260_915
/** The demo company is in São Paulo. */
const FUSO = 'America/Sao_Paulo'

/**
 * Loads the demo company into an empty database, all of it or nothing: the same people on every machine, with
 * dates around the clock's today. True when it loaded; false when there was already somebody or something. What has
 * a file is only there with a place for its bytes.
 */
export async function semearDemo(db: Db, clock: Clock, arquivos?: FileStore): Promise<boolean> {
  if (!(await isVazio(db))) return false
  const senhaHash = await hashSenha(senhaDemo)
  return db.transaction().execute(async (tx) => {
    // Instances that start together wait for each other here; the second finds the first one's rows.
    await sql`lock table usuario in share row exclusive mode`.execute(tx)
    if (!(await isVazio(tx))) return false
    await sql`select set_config('rh.requisicao', 'demonstração', true)`.execute(tx)
    await semear(tx, clock.agora(), { senhaHash, arquivos })
    return true
  })
}

interface Meios {
  readonly senhaHash: string
  readonly arquivos: FileStore | undefined
}

async function semear(tx: Tx, agora: Temporal.Instant, { senhaHash, arquivos }: Meios): Promise<void> {
  const hoje = hojeEm(agora, FUSO)
  const acaso = criarAcaso(SEMENTE)
  const gerador: Gerador = { acaso, novoCpf: geradorDeCpf(acaso), hoje }
  const organizacao = await inserirOrganizacao(tx, hoje)
  const usuarioIds = await inserirUsuarios(tx, senhaHash, organizacao.contratoIds)
  await inserirHistoriaDosContratos(tx, { ...organizacao, usuarioIds, hoje })

  const reservados = cenarios.filter(isEfetivada).map(({ posto }) => indiceDoPosto(posto))
  const efetivo = criarEfetivo(gerador, reservados)
  const { postoIds } = organizacao
  const tamanhosDe = await readKits(tx, postoIds)
  const palco = {
    ...gerador,
    agora,
    fuso: FUSO,
    postoIds,
    tamanhosDe,
    escalaVtId: await findEscalaVt(tx),
    exColaborador: ultimoDesligado(efetivo),
  }
  const admissoes = criarAdmissoes(palco, cenarios)
  const admissaoIds = await inserirAdmissoes(tx, admissoes, { ...organizacao, usuarioIds, fuso: FUSO })
  const vinculos = vinculosPorAdmissao([...efetivo, ...criarFolguistas(hoje)], admissoes, admissaoIds)
  await inserirVinculos(tx, vinculos, organizacao)
  await inserirBeneficios(tx, vinculos, palco.escalaVtId)
  await inserirUsuariosDaCasa(tx, { usuarioIds, senhaHash, agora })
  await inserirFichas(tx, { ...gerador, usuarioIds })
  await inserirExperiencias(tx, { usuarioIds, hoje, fuso: FUSO })
  await inserirPromocoes(tx, { agora, fuso: FUSO, hoje, usuarioIds, cargoIds: organizacao.cargoIds })
  await inserirSaldosDeFerias(tx, { agora, hoje, usuarioIds })
  await inserirFerias(tx, { agora, fuso: FUSO, hoje, usuarioIds })
  await inserirAfastamentos(tx, { agora, fuso: FUSO, hoje, usuarioIds })
  await inserirCoberturas(tx, { agora, fuso: FUSO, hoje, usuarioIds })
  await inserirDemissoes(tx, { agora, fuso: FUSO, hoje, usuarioIds })
  await inserirRemanejamentos(tx, { agora, fuso: FUSO, hoje, usuarioIds })
  await inserirEstabilidades(tx, { agora, hoje, usuarioIds })
  await inserirEstoque(tx, { agora, contratoId: organizacao.contratoIds.hospitalSp, usuarioIds })
  await inserirComunicados(tx, { agora, hoje, usuarioIds })
  await inserirConversas(tx, { agora, usuarioIds })
  await inserirTarefas(tx, { agora, hoje, usuarioIds })
  await inserirMensagens(tx, { agora, hoje, usuarioIds, arquivos })
  await sincronizarPrazos(tx)
  if (!arquivos) return
  await inserirImportacoes(tx, { usuarioIds, agora, arquivos })
  await inserirDocumentosDeAdmissao(tx, { agora, hoje, arquivos })
}

/** For each post the middle size of every piece of its kit. */
async function readKits(tx: Tx, postoIds: readonly number[]): Promise<Palco['tamanhosDe']> {
  const pecas = await tx
    .selectFrom('postoKit as pk')
    .innerJoin('itemUniforme as iu', 'iu.id', 'pk.itemId')
    .select(['pk.postoId', 'pk.itemId', 'iu.tamanhos'])
    .orderBy('pk.itemId')
    .execute()
  return (posto) =>
    pecas
      .filter(({ postoId }) => postoId === postoIds[posto])
      .map(({ itemId, tamanhos }) => ({ itemId, tamanho: tamanhos[Math.floor(tamanhos.length / 2)] ?? '' }))
}

/** Twenty-two days a month: most work from Monday to Friday. */
async function findEscalaVt(tx: Tx): Promise<number> {
  const { id } = await tx
    .selectFrom('escalaVt')
    .select('id')
    .where('diasMes', '=', 22)
    .executeTakeFirstOrThrow()
  return id
}

function ultimoDesligado(efetivo: readonly VinculoDemo[]): PessoaDemo {
  const desligados = efetivo.filter((v) => v.dataDesligamento !== null)
  const [ultimo] = desligados.toSorted((a, b) =>
    (a.dataDesligamento ?? '') < (b.dataDesligamento ?? '') ? 1 : -1,
  )
  if (!ultimo) throw new Error('Nobody left the demo company')
  return ultimo.pessoa
}

/** Everybody in the order in which they were hired: matrículas go up with the dates. */
const vinculosPorAdmissao = (
  efetivo: readonly VinculoDemo[],
  admissoes: readonly { readonly vinculo: VinculoDemo | null }[],
  admissaoIds: readonly number[],
) =>
  [
    ...efetivo.map((vinculo) => ({ vinculo, admissaoId: null })),
    ...admissoes.flatMap(({ vinculo }, i) =>
      vinculo ? [{ vinculo, admissaoId: admissaoIds[i] ?? null }] : [],
    ),
  ].toSorted((a, b) => (a.vinculo.dataAdmissao < b.vinculo.dataAdmissao ? -1 : 1))
