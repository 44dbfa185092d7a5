import { expect, it } from 'vitest'
import { setoresOf } from './use-setores.ts'

const rows = [
  { PK_ID_projeto: 5, Nome: 'Rh', Icon: 'rh' },
  { PK_ID_projeto: 1, Nome: 'Operacional', Icon: 'operacional' },
  { PK_ID_projeto: 99, Nome: 'Outro', Icon: 'x' },
]

// prova: casca.setores, erro.setor
it('shows the sectors that a group of the person carries, once each, and tells of those it has no menu for', () => {
  const grupos = [
    { Grupo_nome: 'Cadastro' as const, ID_setor: 5 },
    { Grupo_nome: 'Rescisao' as const, ID_setor: 5 },
    { Grupo_nome: 'Vagas' as const, ID_setor: 99 },
  ]
  expect(setoresOf(rows, grupos)).toEqual({
    setores: [{ slug: 'rh', nome: 'Rh', icon: 'rh', href: '/rh' }],
    desconhecidos: [{ id: 99, nome: 'Outro' }],
  })
})
