import { admissao } from '@rh/domain/processos/admissao/admissao'
import { describe, expect, it } from 'vitest'
import type { RegistroDoProcesso } from './chamadas.ts'
import { itensDevolvidos, notasDosCampos } from './devolucao.ts'

const itens = [
  { etapa: 'vaga', campo: 'postoId', motivo: 'É outro posto.' },
  { etapa: 'pessoais', campo: 'cpf', motivo: 'Confira.' },
  { etapa: 'vaga', campo: 'postoId', motivo: 'E outra escala.' },
]
const evento = (para: string, seus: typeof itens) =>
  ({ tipo: 'transicao', para, itens: seus }) as unknown as RegistroDoProcesso['eventos'][number]

describe('what came back', () => {
  it('is what the last return points at, while the record is with whoever filled it in', () => {
    const eventos = [
      evento('devolvida', itens.slice(0, 1)),
      evento('solicitada', []),
      evento('devolvida', itens),
    ]
    expect(itensDevolvidos(admissao, { status: 'devolvida', eventos })).toEqual(itens)
    expect(itensDevolvidos(admissao, { status: 'solicitada', eventos })).toEqual([])
    expect(itensDevolvidos(admissao, { status: 'rascunho', eventos: [] })).toEqual([])
  })

  it('is said field by field, all the reasons of one together', () => {
    expect(notasDosCampos(itens, 'vaga')).toEqual({ postoId: 'É outro posto. E outra escala.' })
    expect(notasDosCampos(itens, 'endereco')).toEqual({})
    expect(notasDosCampos([{ campo: 'vigencia', motivo: 'Só em janeiro.' }])).toEqual({
      vigencia: 'Só em janeiro.',
    })
  })
})
