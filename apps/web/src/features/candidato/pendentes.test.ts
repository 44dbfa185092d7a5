import { describe, expect, it } from 'vitest'
import type { FotoGuardada, RespostaGuardada } from './loja.ts'
import { contagem } from './pendentes.ts'

const nome: RespostaGuardada = { etapa: 'pessoais', campo: 'nome', valor: 'Ana' }
const cep: RespostaGuardada = { etapa: 'endereco', campo: 'cep', valor: '0', recusa: 'CEP inválido' }
const rg: FotoGuardada = { id: 'a', tipoId: 1, nome: 'rg.jpg', conteudo: new Blob() }
const cpf: FotoGuardada = { ...rg, id: 'b', tipoId: 2, recusa: 'Arquivo grande demais' }

describe('what the page says of what waits', () => {
  it('counts answers, photographs and those that are being made smaller', () =>
    expect(contagem([nome], [rg], 2)).toEqual({ porEnviar: 4, recusadas: {} }))

  it('does not wait for what was refused; an answer is said at its question', () =>
    expect(contagem([nome, cep], [rg, cpf], 0)).toEqual({
      porEnviar: 2,
      recusadas: { 'endereco.cep': 'CEP inválido' },
    }))

  it('has nothing to say of nothing', () =>
    expect(contagem([], [], 0)).toEqual({ porEnviar: 0, recusadas: {} }))
})
