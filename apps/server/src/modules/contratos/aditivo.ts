import { sql } from 'kysely'
import { grausDe } from '@rh/domain/codigos/adicionais'
import { conferirAditivo, type AditivoNovo, type MudancaDoAditivo } from '@rh/domain/contratos/aditivo'
import { conferirLocais, conferirPostos, type Falta } from '@rh/domain/contratos/conferencia'
import { maiorData } from '@rh/domain/regras/calendario/datas'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { requireAberto, requireSemGenteDepois } from './encerramento.ts'
import type { ContratoAberto } from './requirements.ts'
import { insertLocais, insertPostos } from './insercao.ts'
import { mudaDepois, planejarPostos, type PostoMudado } from './mudanca-de-posto.ts'
import { findLocais, findValorMensal } from './repository.ts'

/** By whom and when an amendment is registered. */
interface Registro {
  readonly usuarioId: number
  readonly hoje: string
}

/**
 * Registers an amendment and makes it hold from its date on. What was in force before stays in its rows, so every
 * day of the past reads as it was.
 */
export async function registrarAditivo(
  work: UnitOfWork,
  { usuarioId, hoje }: Registro,
  contrato: ContratoAberto,
  aditivo: AditivoNovo,
): Promise<void> {
  const { tx } = work
  requireAberto(contrato)
  await conferir(tx, { ...contrato, hoje }, aditivo)
  if (aditivo.fim !== undefined) await requireSemGenteDepois(tx, contrato, aditivo.fim)
  const mudados = await planejarPostos(tx, contrato.id, aditivo)
  const mudancas = [
    ...(await doContrato(tx, contrato, aditivo)),
    ...mudados.flatMap((m) => m.mudancas),
    ...novos(aditivo),
  ]
  if (mudancas.length === 0 && aditivo.novosLocais.length === 0)
    throw failure('validacao', { campos: { 'dados.tipo': 'Este aditivo não muda nada: confira os valores' } })
  const aditivoId = await insertAditivo(work, usuarioId, contrato.id, aditivo, mudancas)
  await aplicar(tx, contrato, aditivo, aditivoId, mudados)
}

async function conferir(
  tx: Tx,
  contrato: ContratoAberto & { readonly hoje: string },
  aditivo: AditivoNovo,
): Promise<void> {
  const locais = await findLocais(tx, contrato.id)
  const fim = maiorData(aditivo.fim ?? contrato.fim, contrato.fim)
  const todos = [...locais, ...aditivo.novosLocais].map(({ nome }) => nome)
  const faltas = [
    ...conferirAditivo(aditivo, contrato),
    ...renomear(conferirLocais(aditivo.novosLocais), 'novosLocais'),
    ...renomear(
      conferirPostos(aditivo.novosPostos, { locais: todos, inicio: contrato.inicio, fim }),
      'novosPostos',
    ),
  ]
  if (faltas.length > 0)
    throw failure('validacao', {
      campos: Object.fromEntries(
        faltas.map(({ path, mensagem }) => [['dados', ...path].join('.'), mensagem]),
      ),
    })
  const repetido = await tx
    .selectFrom('contratoAditivo')
    .select('id')
    .where('contratoId', '=', contrato.id)
    .where(sql<boolean>`lower(numero) = lower(${aditivo.numero})`)
    .executeTakeFirst()
  if (repetido)
    throw failure('em_uso', { campos: { 'dados.numero': 'Este contrato já tem um aditivo com este número' } })
}

const renomear = (faltas: readonly Falta[], raiz: string): Falta[] =>
  faltas.map(({ path, mensagem }) => ({ path: [raiz, ...path.slice(1)], mensagem }))

/** What changes of the contract itself. */
async function doContrato(
  tx: Tx,
  contrato: ContratoAberto,
  aditivo: AditivoNovo,
): Promise<MudancaDoAditivo[]> {
  const { fim, valorMensalCentavos, vigencia } = aditivo
  const mudancas: MudancaDoAditivo[] = []
  if (fim !== undefined && fim !== contrato.fim) mudancas.push({ campo: 'fim', de: contrato.fim, para: fim })
  if (valorMensalCentavos !== undefined) {
    await requireSemValorPosterior(tx, contrato.id, vigencia)
    const de = await findValorMensal(tx, contrato.id, vigencia)
    mudancas.push({ campo: 'valorMensalCentavos', de, para: valorMensalCentavos })
  }
  return mudancas
}

/** Refuses a value that one written for a later day would undo, as the terms of a post are. */
async function requireSemValorPosterior(tx: Tx, contratoId: number, vigencia: string): Promise<void> {
  const posterior = await tx
    .selectFrom('contratoValor')
    .select('desde')
    .where('contratoId', '=', contratoId)
    .where('desde', '>', vigencia)
    .orderBy('desde')
    .executeTakeFirst()
  if (posterior) throw mudaDepois('dados.valorMensalCentavos', 'O valor mensal', posterior.desde)
}

const novos = ({ novosPostos }: AditivoNovo): MudancaDoAditivo[] =>
  novosPostos.map(({ local, quantidade }) => ({
    campo: 'postoNovo',
    posto: local,
    de: null,
    para: quantidade,
  }))

async function insertAditivo(
  { tx, agora }: UnitOfWork,
  usuarioId: number,
  contratoId: number,
  { numero, tipo, assinadoEm, vigencia, descricao }: AditivoNovo,
  mudancas: readonly MudancaDoAditivo[],
): Promise<number> {
  const { id } = await tx
    .insertInto('contratoAditivo')
    .values({
      contratoId,
      numero,
      tipo,
      assinadoEm,
      vigencia,
      descricao,
      usuarioId,
      mudancas: JSON.stringify(mudancas),
      em: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function aplicar(
  tx: Tx,
  contrato: ContratoAberto,
  aditivo: AditivoNovo,
  aditivoId: number,
  mudados: readonly PostoMudado[],
): Promise<void> {
  const { fim = contrato.fim, vigencia, valorMensalCentavos, novosLocais, novosPostos } = aditivo
  await tx
    .updateTable('contrato')
    .set({ fim, versao: sql`versao + 1` })
    .where('id', '=', contrato.id)
    .execute()
  if (valorMensalCentavos !== undefined) {
    const valor = { valorMensalCentavos, aditivoId }
    await tx
      .insertInto('contratoValor')
      .values({ contratoId: contrato.id, desde: vigencia, ...valor })
      .onConflict((oc) => oc.columns(['contratoId', 'desde']).doUpdateSet(valor))
      .execute()
  }
  await insertLocais(tx, contrato.id, novosLocais, 'dados.novosLocais')
  for (const { postoId, termos } of mudados) {
    const { adicional, ...resto } = termos
    const linha = { ...resto, ...grausDe(adicional), aditivoId }
    await tx
      .insertInto('postoVigencia')
      .values({ postoId, desde: vigencia, ...linha })
      .onConflict((oc) => oc.columns(['postoId', 'desde']).doUpdateSet(linha))
      .execute()
  }
  const abertura = { contratoId: contrato.id, inicio: vigencia, aditivoId, campo: 'dados.novosPostos' }
  await insertPostos(tx, novosPostos, abertura)
}
