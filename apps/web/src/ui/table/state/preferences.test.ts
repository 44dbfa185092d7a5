import { defineList } from '@rh/domain/listas/define-list'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parsePreferences, withView } from './preferences.ts'

const lista = defineList({
  colunas: { nome: { label: 'Nome', sortable: true }, cpf: { label: 'CPF' } },
  filtros: { situacao: z.string().optional() },
  ordemPadrao: 'nome',
})
const nada = { colunas: [], salvos: [] }

describe('parsePreferences', () => {
  it('takes what was kept', () => {
    const kept = { colunas: ['cpf'], salvos: [{ nome: 'Ativos', busca: 'situacao=ativo&ordenar=-nome' }] }
    expect(parsePreferences(kept, lista)).toEqual(kept)
  })
  it.each([null, undefined, 7, 'x', [], { colunas: 'nome', salvos: {} }, { colunas: [1, 'senha', null] }])(
    'falls back to nothing for %j',
    (kept) => expect(parsePreferences(kept, lista)).toEqual(nada),
  )
  it('drops views that are none, and from views what the list does not know', () => {
    const salvos = [
      null,
      { nome: '', busca: 'situacao=ativo' },
      { nome: 'x'.repeat(41), busca: '' },
      { nome: 'Sem busca' },
      { nome: 'Antiga', busca: 'situacao=ativo&cidade=x&pagina=9&ordenar=cpf' },
    ]
    expect(parsePreferences({ salvos }, lista).salvos).toEqual([{ nome: 'Antiga', busca: 'situacao=ativo' }])
  })
})

it('keeps one view of a name, in the order of names', () => {
  const salvos = withView([{ nome: 'Zona sul', busca: 'a' }], { nome: 'Águas', busca: 'b' })
  expect(withView(salvos, { nome: 'Zona sul', busca: 'c' })).toEqual([
    { nome: 'Águas', busca: 'b' },
    { nome: 'Zona sul', busca: 'c' },
  ])
})
