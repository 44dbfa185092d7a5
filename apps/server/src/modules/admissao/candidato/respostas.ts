import { isCifradoNoFormulario } from '@rh/domain/privacidade/cifrados'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import type { RawValue } from '@rh/domain/processo/raw-form'
import type { Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { lugarDoCampo } from '../../../cifra/lugares.ts'
import { abrirValores, guardarValores, isCifrado } from '../../../cifra/valores.ts'
import type { Db, Tx } from '../../../db/db.ts'
import type { DaPessoa } from './link.ts'

/** Answers of the person of a draft. */
export async function listRespostas(db: Db | Tx, { processoId, selos }: DaPessoa) {
  const linhas = await readRespostas(db, processoId, selos)
  const cifradas = linhas.filter((linha) => isCifradoNoFormulario(linha) && isCifrado(linha.valor))
  const valores = await abrirValores(
    db,
    cifradas.map((linha) => ({ ...lugarDoCampo(processoId, linha), nome: String(linha.valor) })),
  )
  const abertos = new Map(cifradas.map(({ id }, i) => [id, valores[i]]))
  return linhas.map((linha) => (abertos.has(linha.id) ? { ...linha, valor: abertos.get(linha.id) } : linha))
}

/** The answer as it is kept. */
export async function valorGuardado(
  tx: Tx,
  processoId: number,
  onde: EnderecoDoCampo,
  valor: RawValue,
): Promise<RawValue> {
  if (!isCifradoNoFormulario(onde) || valor === null || valor === '') return valor
  const [nome = ''] = await guardarValores(tx, [{ ...lugarDoCampo(processoId, onde), valor }])
  return nome
}

const readRespostas = (db: Db | Tx, processoId: number, selos: DaPessoa['selos']) =>
  db
    .selectFrom('candidatoCampo')
    .select(['id', 'etapa', 'campo', 'valor', 'versao', 'recebidoEm', 'decisao'])
    .where('processoId', '=', processoId)
    .where('pessoaSelo', 'in', [...selos])
    .orderBy('id')
    .execute()

export type LinhaDaResposta = Awaited<ReturnType<typeof listRespostas>>[number]

/** The draft with the person's answers on top, as the person left it. */
export function comRespostas(dados: Rascunho, linhas: readonly LinhaDaResposta[]): Rascunho {
  const juntos: Record<string, Record<string, RawValue | undefined>> = {}
  for (const [etapa, digitada] of Object.entries(dados)) juntos[etapa] = { ...digitada }
  for (const { etapa, campo, valor } of linhas)
    juntos[etapa] = { ...juntos[etapa], [campo]: valor as RawValue }
  return juntos
}
