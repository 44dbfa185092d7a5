import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// Tables of docs/ name tests and places of the code as proof: each of them has to be there.

const RAIZ = join(import.meta.dirname, '../../..')
const TABELAS = ['docs/seguranca.md', 'docs/avisos-de-fora.md', 'docs/asvs.md']
const ESTADOS = ['met', 'partly', 'not met', 'operator', 'n/a']
/** A file, and what is named of it: the words of a test's title, or of the file. */
const PROVA = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|sql|service|md))`(?:: ([^;|`]+))?/g
const TITULO = /^(?:\s*(?:it|test|describe)\b[^'"`]*|[\s\])(]*)(['"`])(.*)\1/

interface Prova {
  readonly onde: string
  readonly arquivo: string
  readonly nome: string | undefined
}

const provasDe = (tabela: string): Prova[] =>
  readFileSync(join(RAIZ, tabela), 'utf8')
    .split('\n')
    .flatMap((linha, i) =>
      linha.startsWith('|')
        ? [...linha.matchAll(PROVA)].map(([, arquivo = '', nome]) => ({
            onde: `${tabela}:${i + 1}`,
            arquivo,
            nome: nome?.trim(),
          }))
        : [],
    )

/** Paths are below the server's sources unless they begin with a folder of the project. */
function acharArquivo(arquivo: string): string | undefined {
  const lugares = [join(RAIZ, 'apps/server/src', arquivo), join(RAIZ, arquivo), join(RAIZ, 'docs', arquivo)]
  return lugares.find((lugar) => existsSync(lugar))
}

/** Titles of the tests of a file, one of a line each. */
const titulosDe = (texto: string): string[] =>
  texto.split('\n').flatMap((linha) => TITULO.exec(linha)?.[2] ?? [])

/** What is wrong with a proof; null for one that is there. */
function faltaDe({ arquivo, nome }: Prova): string | null {
  const achado = acharArquivo(arquivo)
  if (achado === undefined) return `no file ${arquivo}`
  if (nome === undefined) return null
  const texto = readFileSync(achado, 'utf8')
  if (!/\.(?:test|spec)\.tsx?$/.test(arquivo))
    return texto.includes(nome) ? null : `${arquivo} has no "${nome}"`
  if (/\b(?:it|test|describe)\.(?:skip|todo|only)\b/.test(texto)) return `${arquivo} leaves tests out`
  // An ellipsis stands for what a title takes from its table.
  const partes = nome.split('…').map((parte) => parte.trim())
  const tem = titulosDe(texto).some((titulo) => {
    let desde = 0
    return partes.every((parte) => {
      const em = titulo.indexOf(parte, desde)
      desde = em + parte.length
      return em >= 0
    })
  })
  return tem ? null : `${arquivo} has no test "${nome}"`
}

describe('what the documents name as proof', () => {
  it.each(TABELAS)('of %s is there', (tabela) => {
    const provas = provasDe(tabela)
    expect(provas.length).toBeGreaterThan(20)
    expect(
      provas.flatMap((prova) => {
        const falta = faltaDe(prova)
        return falta === null ? [] : [`${prova.onde} ${falta}`]
      }),
    ).toEqual([])
  })

  it('is missed where it is not', () => {
    const prova = (arquivo: string, nome?: string) => faltaDe({ onde: '', arquivo, nome })
    expect(prova('http/nenhum.test.ts')).toBe('no file http/nenhum.test.ts')
    expect(prova('provas.test.ts', 'is missed where it is not')).toBeNull()
    expect(prova('provas.test.ts', 'is … where it is not')).toBeNull()
    expect(prova('provas.test.ts', 'node:fs')).toContain('has no test')
    expect(prova('.oxlintrc.json', '"no-eval": "error"')).toBeNull()
    expect(prova('.oxlintrc.json', '"no-evil": "error"')).toContain('has no')
  })

  it('has a line for each of the 33 advisories', () => {
    const linhas = readFileSync(join(RAIZ, 'docs/avisos-de-fora.md'), 'utf8').split('\n')
    const numeros = linhas.flatMap((linha) => /^\| +(\d+) +\|/.exec(linha)?.[1] ?? []).map(Number)
    expect(numeros).toEqual(Array.from({ length: 33 }, (_, i) => i + 1))
  })

  it('has a line for each requirement of ASVS 5.0 up to level 2, and each says how it stands', () => {
    const linhas = readFileSync(join(RAIZ, 'docs/asvs.md'), 'utf8').split('\n')
    const dela = linhas.flatMap((linha) => {
      const [, numero = '', , estado = ''] = linha.split('|').map((parte) => parte.trim())
      return /^\d+\.\d+\.\d+$/.test(numero) ? [{ numero, estado }] : []
    })
    expect(new Set(dela.map(({ numero }) => numero)).size).toBe(dela.length)
    // 70 of level 1 and 183 of level 2.
    expect(dela).toHaveLength(253)
    const contados = new Map<string, number>()
    for (const { estado } of dela) contados.set(estado, (contados.get(estado) ?? 0) + 1)
    const resumo = linhas.find((linha) => linha.startsWith('Of 253: ')) ?? ''
    expect([...contados.keys()].filter((estado) => !ESTADOS.includes(estado))).toEqual([])
    for (const estado of ['met', 'partly', 'not met'])
      expect(resumo).toContain(`${contados.get(estado) ?? 0} ${estado}`)
  })
})
