import type { PainelUniforme } from '@rh/domain/contract/admissao/paineis'
import { errosDaEntrega } from '@rh/domain/colaborador/uniforme'
import { readRascunho, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import type { DadosDe } from '@rh/domain/processos/admissao/etapas'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { hojeEm } from '../../clock.ts'
import { entregar } from '../colaborador/uniformes.ts'
import { requireVinculo } from '../colaborador/vinculo.ts'
import type { Decisoes, ParecerLido } from '../processo/modulo.ts'
import { setDecisao, upsertParecer, type Processo } from '../processo/repository.ts'
import { requireAdmissao } from './registro.ts'
import { findDados } from './repository.ts'

type Pecas = NonNullable<DadosDe<'uniforme'>['tamanhos']>
type DadosDaSeparacao = { readonly pecas: Pecas }
type DadosDaEntrega = {
  readonly entregueEm: string
  readonly pecas: Pecas
  readonly localId?: number
  readonly semBaixa?: string
}
type PecaDoKit = PainelUniforme['pecas'][number] & { readonly ativo: boolean }

/** The kit of the post, each piece with the size asked for, set apart and already handed out. */
export async function listKitDaAdmissao(
  db: Db | Tx,
  { id, vinculoId }: Pick<Processo, 'id' | 'vinculoId'>,
  dados: Rascunho,
): Promise<PecaDoKit[]> {
  const { vaga, uniforme } = readRascunho(dados).parciais
  if (vaga.postoId === undefined) return []
  const [kit, separadas, entregues] = await Promise.all([
    listPecas(db, vaga.postoId),
    pecasSeparadas(db, id),
    vinculoId === null ? new Map<number, number>() : quantidadesEntregues(db, vinculoId),
  ])
  const pedidas = tamanhoDe(uniforme.tamanhos ?? [])
  const reservadas = tamanhoDe(separadas)
  return kit.map(({ tipo, ...peca }) => ({
    ...peca,
    tipo: tipo as PecaDoKit['tipo'],
    pedido: pedidas.get(peca.itemId) ?? null,
    tamanho: reservadas.get(peca.itemId) ?? pedidas.get(peca.itemId) ?? null,
    entregue: entregues.get(peca.itemId) ?? 0,
  }))
}

const tamanhoDe = (pecas: Pecas): ReadonlyMap<number, string> =>
  new Map(pecas.map(({ itemId, tamanho }) => [itemId, tamanho]))

const listPecas = (db: Db | Tx, postoId: number) =>
  db
    .selectFrom('postoKit as pk')
    .innerJoin('itemUniforme as iu', 'iu.id', 'pk.itemId')
    .select(['pk.itemId', 'pk.quantidade', 'iu.descricao', 'iu.tipo', 'iu.ca', 'iu.caValidade'])
    .select(['iu.tamanhos', 'iu.ativo'])
    .where('pk.postoId', '=', postoId)
    .orderBy('iu.tipo', 'desc')
    .orderBy('iu.descricao')
    .execute()

/** Pieces as Almoxarifado set them apart. */
export async function pecasSeparadas(db: Db | Tx, processoId: number): Promise<Pecas> {
  const dado = await db
    .selectFrom('processoParecer')
    .select('dados')
    .where('processoId', '=', processoId)
    .where('parecer', '=', 'uniforme')
    .where('decisao', '=', 'aprovado')
    .executeTakeFirst()
  return (dado?.dados as { pecas?: Pecas } | undefined)?.pecas ?? []
}

/** What is in the person's hands, whichever screen handed it out; what came back is to be handed out again. */
async function quantidadesEntregues(db: Db | Tx, vinculoId: number): Promise<ReadonlyMap<number, number>> {
  const linhas = await db
    .selectFrom('uniformeEntrega')
    .select((eb) => ['itemId', eb.fn.sum<number>('quantidade').as('quantidade')])
    .where('vinculoId', '=', vinculoId)
    .where('devolvidoEm', 'is', null)
    .groupBy('itemId')
    .execute()
  return new Map(linhas.map(({ itemId, quantidade }) => [itemId, quantidade]))
}

const faltante = ({ quantidade, entregue }: PecaDoKit): number => quantidade - entregue

/** Pieces of the kit still to hand out, in words. */
export async function porEntregar(
  db: Db | Tx,
  processo: Pick<Processo, 'id' | 'vinculoId'>,
  dados: Rascunho,
): Promise<string[]> {
  const kit = await listKitDaAdmissao(db, processo, dados)
  return kit
    .filter((peca) => faltante(peca) > 0)
    .map((peca) => (faltante(peca) === 1 ? peca.descricao : `${peca.descricao} (${faltante(peca)})`))
}

/**
 * What a parecer of Almoxarifado does: sizes that the items have, rows of the delivery, and no question about the
 * delivery of a uniform that is not needed.
 */
export const aoOpinarSobreUniforme =
  (fuso: string) =>
  async (work: UnitOfWork, processo: Processo, dado: ParecerLido, ator: Quem): Promise<Decisoes> => {
    const { parecer, decisao } = dado
    if (decisao === 'em_analise') return {}
    if (parecer === 'uniforme') return separar(work, processo, dado, ator)
    return parecer === 'entrega' ? registrarEntrega(work, processo, dado, { ator, fuso }) : {}
  }

async function separar(
  work: UnitOfWork,
  processo: Processo,
  { decisao, dados }: ParecerLido,
  ator: Quem,
): Promise<Decisoes> {
  if (decisao === 'dispensado') {
    await upsertParecer(work, processo.id, { parecer: 'entrega', decisao, usuarioId: ator.id })
    return { entrega: decisao }
  }
  // A uniform that is needed after all is handed out after all.
  const reabre = processo.pareceres['entrega'] === 'dispensado'
  if (reabre) await setDecisao(work, processo.id, ['entrega'], 'pendente')
  if (decisao === 'aprovado') await conferirPecas(work, processo, (dados as DadosDaSeparacao).pecas)
  return reabre ? { entrega: 'pendente' } : {}
}

async function conferirPecas(work: UnitOfWork, processo: Processo, pecas: Pecas): Promise<void> {
  const kit = await listKitDaAdmissao(work.tx, processo, (await findDados(work.tx, processo.id)).dados)
  requirePecas(kit, pecas)
}

/** Every piece of the kit once, each in a size that it has. */
function requirePecas(kit: readonly PecaDoKit[], pecas: Pecas): void {
  const tamanhos = tamanhoDe(pecas)
  const fora = pecas.some(({ itemId }) => !kit.some((peca) => peca.itemId === itemId))
  const sem = kit.find(({ itemId }) => !tamanhos.has(itemId))
  const errada = kit.find((peca) => !peca.tamanhos.includes(tamanhos.get(peca.itemId) ?? ''))
  const erro = fora
    ? 'Há uma peça que não é do kit deste posto. Abra a admissão de novo.'
    : sem
      ? `Confirme também: ${sem.descricao}`
      : errada && `${errada.descricao}: escolha um tamanho deste item`
  if (erro) throw failure('validacao', { campos: { 'dados.pecas': erro } })
}

async function registrarEntrega(
  work: UnitOfWork,
  processo: Processo,
  { decisao, dados }: ParecerLido,
  { ator, fuso }: { ator: Quem; fuso: string },
): Promise<Decisoes> {
  const uniforme = await confirmarUniforme(work, processo, decisao, ator)
  if (decisao !== 'dispensado') await entregarPecas(work, processo, dados, { ator, fuso })
  return uniforme
}

/** Whoever hands the uniform out, or waives the delivery, says so of the kit too where nobody did. */
async function confirmarUniforme(
  work: UnitOfWork,
  processo: Processo,
  decisao: ParecerLido['decisao'],
  ator: Quem,
): Promise<Decisoes> {
  const { uniforme: dita } = processo.pareceres
  if (dita === 'aprovado' || dita === 'dispensado') return {}
  const uniforme = decisao === 'dispensado' ? 'dispensado' : 'aprovado'
  await upsertParecer(work, processo.id, {
    parecer: 'uniforme',
    decisao: uniforme,
    dados: {},
    usuarioId: ator.id,
  })
  return { uniforme }
}

async function entregarPecas(
  work: UnitOfWork,
  processo: Processo,
  dados: ParecerLido['dados'],
  { ator, fuso }: { ator: Quem; fuso: string },
): Promise<void> {
  const { tx, agora } = work
  const { entregueEm, pecas, localId, semBaixa } = dados as DadosDaEntrega
  if (processo.vinculoId === null) throw failure('transicao_invalida')
  const hoje = hojeEm(agora, fuso)
  const vinculo = await requireVinculo(tx, processo.vinculoId, ator, hoje)
  const kit = await listKitDaAdmissao(tx, processo, (await findDados(tx, processo.id)).dados)
  const faltam = kit.filter((peca) => faltante(peca) > 0)
  requirePecas(faltam, pecas)
  const tamanhos = tamanhoDe(pecas)
  const entregas = faltam.map((peca) => {
    const { itemId } = peca
    const entrega = { itemId, tamanho: tamanhos.get(itemId) ?? '', quantidade: faltante(peca), entregueEm }
    const [campo, erro] = Object.entries(errosDaEntrega(entrega, { hoje, ...vinculo, item: peca }))[0] ?? []
    if (erro)
      throw failure('validacao', {
        campos:
          campo === 'entregueEm'
            ? { 'dados.entregueEm': erro }
            : { 'dados.pecas': `${peca.descricao}: ${erro}` },
      })
    return entrega
  })
  if (entregas.length === 0) return
  // The paper of the admission is what is signed for the kit.
  const noForm = (_: number, nome: string): string => `dados.${nome}`
  const tudo = { pecas: entregas, localId, semBaixa, campo: noForm, comRecibo: false }
  await entregar(work, vinculo, tudo, { hoje, ator })
}

/** What Almoxarifado looks at. */
export async function obterPainelUniforme(
  db: Db,
  id: number,
  ator: Quem,
  hoje: string,
): Promise<PainelUniforme> {
  const processo = await requireAdmissao(db, id, ator)
  return { hoje, pecas: await listKitDaAdmissao(db, processo, (await findDados(db, id)).dados) }
}
