import { expect, it } from 'vitest'
import { diferencas } from './diferencas.ts'
import type { Usuario } from './queries.ts'

const usuario: Usuario = {
  id: 1,
  versao: 1,
  nome: 'Ana',
  usuario: 'ana',
  email: 'ana@exemplo.com.br',
  telefone: null,
  foto: null,
  situacao: 'ativo',
  primeiroAcesso: false,
  proprio: false,
  criadoEm: '2026-11-20T13:00:00.000Z',
  ultimoAcesso: null,
  vinculo: null,
  grupos: ['Vagas'],
  Horarios: [],
  contratoIds: [],
  desativacao: null,
  codigo: null,
  segundoFator: { exigido: false, app: null, chaves: 0 },
  liberacoes: [],
}

it('says what somebody else changed, and nothing else', () => {
  expect(diferencas(usuario, { ...usuario, versao: 2 })).toEqual([])
  expect(
    diferencas(usuario, {
      ...usuario,
      nome: 'Ana Souza',
      telefone: '11987654321',
      grupos: ['Vagas', 'Sesmt'],
      contratoIds: [3],
      situacao: 'desativado',
    }),
  ).toEqual([
    'Nome agora é Ana Souza.',
    'Telefone agora é 11987654321.',
    'Grupos agora: Vagas, Sesmt.',
    'Os contratos no escopo mudaram.',
    'O usuário foi desativado.',
  ])
})
