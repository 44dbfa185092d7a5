import type { Dossie } from '@rh/domain/contract/dossie'
import { itensDoDossie, type ItemDoDossie } from '@rh/domain/contratos/dossie'
import { setores } from '@rh/domain/setores/setores'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { findContrato } from '../contratos/repository.ts'
import { listComprovantes } from './comprovantes.ts'
import { mesesDoContrato } from './mes.ts'
import { requireMes, type NoMes } from './require-mes.ts'
import { listCertificados, listPessoasDoDossie } from './pessoas.ts'

/** Everything that a dossier of a month is made of. */
export async function gatherDossie(db: Db | Tx, ator: Ator, noMes: NoMes, hoje: string) {
  const { contrato, doMes } = await requireMes(db, ator, noMes, hoje)
  const [pessoas, comprovantes, certificados] = await Promise.all([
    listPessoasDoDossie(db, contrato.id, doMes),
    listComprovantes(db, contrato.id, doMes.mes),
    listCertificados(db, contrato.id, doMes),
  ])
  const tipo = contrato.tipo as Dossie['contrato']['tipo']
  const itens = itensDoDossie({ tipo, dia: doMes.dia, pessoas, comprovantes })
  const quantas = new Set(pessoas.map(({ vinculoId }) => vinculoId)).size
  return { contrato, tipo, doMes, pessoas, quantas, comprovantes, certificados, itens }
}
export type DossieReunido = Awaited<ReturnType<typeof gatherDossie>>

export const podeAnexar = ({ grupos }: Ator): boolean =>
  setores.rh.grupos.some((grupo) => grupos.includes(grupo))

const contarFaltas = (itens: readonly ItemDoDossie[]): number =>
  itens.filter(({ situacao }) => situacao === 'falta' || situacao === 'incompleto').length

async function listRetiradas(db: Db, contratoId: number): Promise<Dossie['retiradas']> {
  const linhas = await db
    .selectFrom('contratoDossie as cd')
    .innerJoin('usuario as u', 'u.id', 'cd.usuarioId')
    .select(['cd.id', 'cd.mes', 'cd.para', 'cd.motivo', 'cd.em', 'cd.pessoas', 'cd.itens', 'u.nome as quem'])
    .where('cd.contratoId', '=', contratoId)
    .orderBy('cd.id', 'desc')
    .limit(100)
    .execute()
  return linhas.map(({ mes, itens, ...linha }) => ({
    ...linha,
    mes: mes.slice(0, 7),
    faltas: contarFaltas(itens as readonly ItemDoDossie[]),
  }))
}

const comoVisto = ({
  id,
  tipo,
  nome,
  descricao,
  bytes,
  autor,
  em,
}: DossieReunido['comprovantes'][number]) => ({ id, tipo, nome, descricao, bytes, autor, em })

/** What there is and what is missing of a month: of the last complete one when none is asked for. */
export async function obterDossie(
  db: Db,
  ator: Ator,
  { contratoId, mes }: { readonly contratoId: number; readonly mes: string | undefined },
  hoje: string,
): Promise<Dossie> {
  const achado = await findContrato(db, contratoId, ator)
  if (!achado) throw failure('nao_encontrado')
  const meses = mesesDoContrato(achado, hoje)
  const escolhido = mes ?? meses.find((um) => um < hoje.slice(0, 7)) ?? meses[0]
  if (escolhido === undefined)
    throw failure('transicao_invalida', {
      mensagem: 'O contrato ainda não começou: não há mês para mostrar.',
    })
  const [reunido, retiradas] = await Promise.all([
    gatherDossie(db, ator, { contratoId, mes: escolhido }, hoje),
    listRetiradas(db, contratoId),
  ])
  const { contrato, tipo, doMes, quantas, itens, comprovantes, certificados } = reunido
  const { id, numero, objeto, nomeFantasia: cliente } = contrato
  return {
    contrato: { id, numero, objeto, cliente, tipo },
    mes: doMes.mes,
    dia: doMes.dia,
    meses,
    pessoas: quantas,
    itens: itens.map((item) => ({ ...item, faltas: [...item.faltas] })),
    comprovantes: comprovantes.map(comoVisto),
    certificados: certificados.length,
    retiradas,
    podeAnexar: podeAnexar(ator),
  }
}
