import { expect, it } from 'vitest'
import type {
  AnyProcess,
  AtoSpec,
  NasceSpec,
  ParecerSpec,
  StageSpec,
  StatusSpec,
  TransitionSpec,
} from '@rh/domain/processo/define'
import { brinquedo } from '../../../test/brinquedo.ts'

/** Every word of a part of the declaration: one that is new there does not compile until it is named here. */
type Palavras<T> = { readonly [K in keyof Required<T>]: true }

const processo: Palavras<AnyProcess> = {
  name: true,
  label: true,
  prefixo: true,
  discreto: true,
  statuses: true,
  initial: true,
  nasce: true,
  doSolicitante: true,
  stages: true,
  pareceres: true,
  ocupa: true,
  atos: true,
  checks: true,
  transitions: true,
}
const status: Palavras<StatusSpec> = {
  label: true,
  tone: true,
  celebra: true,
  final: true,
  recebePapeis: true,
}
const parecer: Palavras<ParecerSpec> = {
  label: true,
  pede: true,
  grupos: true,
  campos: true,
  veCampos: true,
  motivoReservadoA: true,
  quando: true,
  outraPessoaQue: true,
  podeAtrasar: true,
  checks: true,
  passado: true,
  ordem: true,
  corrigivel: true,
  compara: true,
  observa: true,
}
const transicao: Palavras<TransitionSpec<string, string>> = {
  label: true,
  pede: true,
  pedeAte: true,
  from: true,
  to: true,
  quem: true,
  checks: true,
  motivo: true,
  itens: true,
  outraPessoa: true,
  mesmaPessoa: true,
  doParecer: true,
  semVez: true,
  outraPessoaQue: true,
  campos: true,
  veCampos: true,
  excetua: true,
  confirmaSenha: true,
  agendavel: true,
  quando: true,
  cautela: true,
  desfaz: true,
  celebra: true,
}
const nasce: Palavras<NasceSpec<string>> = { quem: true, checks: true, unicoPorVinculo: true, emLote: true }
const ato: Palavras<AtoSpec<string, string>> = {
  label: true,
  quem: true,
  em: true,
  campos: true,
  checks: true,
  motivo: true,
  doParecer: true,
}
const stage: Palavras<StageSpec<string, string, string>> = { status: true, pareceres: true, aoConcluir: true }

const toy: AnyProcess = brinquedo

it.each<[string, object, readonly object[]]>([
  ['process', processo, [toy]],
  ['status', status, Object.values(toy.statuses)],
  ['parecer', parecer, Object.values(toy.pareceres)],
  ['move', transicao, Object.values(toy.transitions)],
  ['opening', nasce, toy.nasce ? [toy.nasce] : []],
  ['act', ato, Object.values(toy.atos ?? {})],
  ['stage', stage, toy.stages],
])('the toy says every word of a %s', (_parte, chaves, partes) => {
  const ditas = new Set(partes.flatMap((parte) => Object.keys(parte)))
  expect(Object.keys(chaves).filter((chave) => !ditas.has(chave))).toEqual([])
})

it('says every way in which a move is granted', () => {
  const quem = Object.values(toy.transitions).map((spec) =>
    typeof spec.quem === 'string' ? spec.quem : 'grupos',
  )
  expect([...new Set(quem)].toSorted()).toEqual(['da_vez', 'grupos', 'motor'])
})
