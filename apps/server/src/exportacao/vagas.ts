import { failure } from '../http/failure.ts'

const POR_PESSOA = 2
/** Each export holds a connection while it runs: together they leave half of the pool to everybody else. */
const PARTE_DO_POOL = 2

const emAndamento = new Map<number, number>()

/** Takes one of the places for exports of this process, or refuses; what it answers gives the place back, once. */
export function tomarVaga(usuarioId: number, poolMax: number): () => void {
  const dela = emAndamento.get(usuarioId) ?? 0
  const total = [...emAndamento.values()].reduce((soma, n) => soma + n, 0)
  if (dela >= POR_PESSOA)
    throw failure('ocupado', {
      mensagem: 'Você já tem exportações em andamento.',
      acao: 'Espere uma delas terminar e exporte de novo.',
      esperar: 5,
    })
  if (total >= Math.max(1, Math.floor(poolMax / PARTE_DO_POOL)))
    throw failure('ocupado', {
      mensagem: 'Outras pessoas estão exportando agora.',
      acao: 'Espere alguns segundos e exporte de novo.',
      esperar: 5,
    })
  emAndamento.set(usuarioId, dela + 1)
  let tomada = true
  return () => {
    if (!tomada) return
    tomada = false
    const restam = (emAndamento.get(usuarioId) ?? 1) - 1
    if (restam > 0) emAndamento.set(usuarioId, restam)
    else emAndamento.delete(usuarioId)
  }
}
