import { describe, expect, it } from 'vitest'
import { documentosDeReferencia } from '../cadastros/referencia.ts'
import { formulario } from '../processos/admissao/rascunho.ts'
import { provasDaAdmissao } from '../processos/admissao/provas.ts'
import { provasDaDemissao } from '../processos/demissao/provas.ts'
import { provasDaPromocao } from '../processos/promocao/provas.ts'
import { provasDasFerias } from '../processos/ferias/provas.ts'
import { provasDoAfastamento } from '../processos/afastamento/provas.ts'
import { provasDoRemanejamento } from '../processos/remanejamento/provas.ts'
import { contarMotivos, fraseDaRecusa, isMesmoCampo, motivosDoArquivo, isRecadoCurto } from './provas.ts'

const prova = provasDaAdmissao['RESIDENCIA'] ?? []
const cep = { etapa: 'endereco', campo: 'cep' }
const numero = { etapa: 'endereco', campo: 'numero' }

describe('what a document proves', () => {
  it('is declared for documents of the register, by fields of the form with their short labels', () => {
    const conhecidos = new Set(documentosDeReferencia.map(({ codigo }) => codigo))
    const tabelas = [
      provasDaAdmissao,
      provasDaDemissao,
      provasDaPromocao,
      provasDasFerias,
      provasDoAfastamento,
      provasDoRemanejamento,
    ]
    expect(tabelas.flatMap(Object.keys).filter((codigo) => !conhecidos.has(codigo))).toEqual([])
    const campos = Object.values(provasDaAdmissao).flat()
    expect(campos.filter((campo) => !formulario.hasCampo(campo))).toEqual([])
    expect(prova[0]).toEqual({ etapa: 'pessoais', campo: 'nome', label: 'Nome' })
    expect(provasDoAfastamento['CAT']?.[0]).toEqual({ campo: 'acidente.data', label: 'Dia do acidente' })
  })

  it('fits the nine keys of a review', () => {
    const demais = Object.entries(provasDaAdmissao).filter(([, campos]) => campos.length > 9)
    expect(demais).toEqual([])
  })

  it('tells fields of steps from those of a sheet', () => {
    expect(isMesmoCampo(cep, { etapa: 'endereco', campo: 'cep' })).toBe(true)
    expect(isMesmoCampo(cep, { campo: 'cep' })).toBe(false)
    expect(isMesmoCampo({ campo: 'cep' }, { etapa: undefined, campo: 'cep' })).toBe(true)
  })
})

describe('the sentence of a refusal', () => {
  it('names what differs in the order of the document, then the file, then the words', () => {
    const marcas = {
      campos: [numero, cep],
      arquivo: ['vencido', 'sem_verso'],
      recado: ' envie outra ',
    } as const
    expect(fraseDaRecusa(prova, marcas)).toBe(
      'CEP e Número não conferem com o documento. O documento está vencido e falta o verso. Envie outra.',
    )
    expect(contarMotivos(marcas)).toBe(5)
  })

  it('says one thing of one mark, and words alone as they are', () => {
    expect(fraseDaRecusa(prova, { campos: [cep], arquivo: [] })).toBe('CEP não confere com o documento.')
    expect(fraseDaRecusa(prova, { campos: [], arquivo: ['ilegivel'] })).toBe('O arquivo está ilegível.')
    expect(fraseDaRecusa([], { campos: [cep], arquivo: [], recado: 'Foto escura!' })).toBe('Foto escura!')
    expect(contarMotivos({ campos: [], arquivo: [] })).toBe(0)
  })

  it('has a key of its own for each reason', () => {
    const teclas = Object.values(motivosDoArquivo).map(({ tecla }) => tecla)
    expect(new Set(teclas).size).toBe(teclas.length)
  })
})

it('tells words that say nothing yet from none at all', () => {
  expect([isRecadoCurto(), isRecadoCurto(''), isRecadoCurto('verso')]).toEqual([false, false, false])
  expect([isRecadoCurto('oi'), isRecadoCurto('  oi      ')]).toEqual([true, true])
})
