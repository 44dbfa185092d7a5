import { admissao } from '@rh/domain/processos/admissao/admissao'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { describe, expect, it } from 'vitest'
import type { RegistroDoProcesso } from './chamadas.ts'
import { faltasDoFim, findFim } from './faltas-do-fim.ts'

const comPareceres = (pareceres: Record<string, string>) =>
  ({
    pareceres: Object.entries(pareceres).map(([nome, decisao]) => ({ nome, decisao })),
  }) as unknown as Pick<RegistroDoProcesso, 'pareceres'>
const papel = (
  descricao: string,
  estado: 'pendente' | 'enviado' | 'aprovado' | 'reprovado' | 'dispensado',
) => ({
  descricao,
  estado,
  exigido: true,
  momento: 'finalizacao' as const,
})

const nada = { registro: comPareceres({}), podeEnviar: false }

describe('what the end waits for', () => {
  it('is told with who does it: words not given, papers not sent or not looked at', () => {
    const registro = comPareceres({ vaga: 'aprovado', uniforme: 'dispensado', entrega: 'pendente' })
    const itens = [
      papel('Contrato assinado', 'pendente'),
      papel('Termo de VT', 'enviado'),
      papel('Ficha de registro', 'aprovado'),
      { ...papel('RG', 'pendente'), momento: 'aprovacao' as const },
      { ...papel('Foto', 'pendente'), exigido: false },
    ]
    expect(faltasDoFim(admissao, { registro, itens, conferidos: true, podeEnviar: false })).toEqual([
      'Entrega do uniforme (Almoxarifado)',
      'Contrato assinado: anexar (Cadastro, Coordenador e Gerente Rh)',
      'Termo de VT: conferir (Cadastro, Coordenador e Gerente Rh)',
    ])
    expect(faltasDoFim(promocao, { ...nada, itens, conferidos: false })).toEqual([
      'Contrato assinado: anexar (Cadastro, Coordenador e Gerente Rh)',
    ])
  })

  it('is told to who may attach a paper as theirs to attach', () => {
    const itens = [papel('Carta assinada', 'pendente'), papel('Termo de VT', 'enviado')]
    expect(faltasDoFim(promocao, { ...nada, itens, conferidos: true, podeEnviar: true })).toEqual([
      'Carta assinada: anexe nesta página',
      'Termo de VT: conferir (Cadastro, Coordenador e Gerente Rh)',
    ])
  })

  it('is asked of the move that ends it well, and of no other', () => {
    expect(findFim(admissao, ['desistir', 'cancelar', 'finalizar'])).toBe('finalizar')
    expect(findFim(admissao, ['cancelar', 'efetivar'])).toBeUndefined()
  })
})
