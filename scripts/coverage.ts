// Writes docs/coverage.md: each line of the specification, where it lives and the tests that carry its mark.
//   npm run docs:coverage               writes it
//   npm run docs:coverage -- --check    fails when it is not what the code says
// Both fail when a built line has no mark in any test (`// prova: <id>`, see coverage/marcas.ts), when a mark names no
// line, and when a file does not exist.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Access } from '@rh/domain/http/endpoint'
import { api } from '@rh/domain/contract/index'
import { ainda, isPronta } from '@rh/domain/setores/ainda'
import type { View } from '@rh/domain/setores/areas'
import {
  menuOf,
  rotasDe,
  rotasGerais,
  rotasGeraisAinda,
  rotasVariantes,
  type MenuEntry,
} from '@rh/domain/setores/rotas'
import { setorOf, setorSlugs, type SetorSlug } from '@rh/domain/setores/setores'
import { processos } from '@rh/domain/processos/processos'
import { chamadas, foraDoContrato } from './coverage/chamadas.ts'
import type { Item, Secao } from './coverage/item.ts'
import { readMarcas } from './coverage/marcas.ts'
import { entidades, erros, estados, validacao } from './coverage/sistema.ts'
import { acesso, casca, constantes } from './coverage/telas.ts'

const secoes: readonly Secao[] = [acesso, casca, entidades, estados, validacao, erros, constantes]

/** Marks of the lines that the code itself lists: all of a kind are proven by one test. */
const PROVA = {
  rotas: 'rotas',
  variantes: 'variantes',
  menus: 'menus',
  chamadas: 'chamadas',
  processos: 'processos',
} as const

const raiz = join(import.meta.dirname, '..')
const destino = join(raiz, 'docs/coverage.md')

const marcas = readMarcas(raiz)
const lidas = new Set<string>()
const problemas = new Set<string>()
let prontos = 0
let semProva = 0
let faltam = 0

/** The tests that carry one of the marks. */
function provasDe(...ids: readonly string[]): string[] {
  for (const id of ids) lidas.add(id)
  return [...new Set(ids.flatMap((id) => marcas.get(id) ?? []))]
}

const codigo = (texto: string): string => `\`${texto}\``
const linkDe = (arquivo: string): string => {
  if (!existsSync(join(raiz, arquivo))) problemas.add(`${arquivo} não existe`)
  return `[${arquivo.split('/').slice(-2).join('/')}](../${arquivo})`
}
const celula = (arquivos: readonly string[]): string => arquivos.map(linkDe).join('<br>') || '—'
const tabela = (cabecalho: readonly string[], linhas: readonly (readonly string[])[]): string =>
  [cabecalho, cabecalho.map(() => '---'), ...linhas].map((linha) => `| ${linha.join(' | ')} |`).join('\n')

/** Counts a line and says whether it is built: "ainda (feature)" when it is not. */
function contar(linha: string, falta: string | undefined | null, provas: readonly string[]): string {
  if (falta) {
    faltam += 1
    return `ainda (${falta})`
  }
  prontos += 1
  if (provas.length > 0) return 'yes'
  semProva += 1
  problemas.add(`${linha}: nenhum teste tem a marca`)
  return 'yes, **unproven**'
}

function linhaDoItem({ id, texto, onde = [], ainda: falta }: Item): string[] {
  const provas = provasDe(id)
  return [codigo(id), texto, contar(id, falta, provas), celula(onde), celula(provas)]
}

const CABECALHO = ['Mark', 'Line', 'Built', 'Where', 'Test']
const secoesEmTexto = (): string[] =>
  secoes.map(({ titulo, itens }) => `## ${titulo}\n\n${tabela(CABECALHO, itens.map(linhaDoItem))}`)

const faltaDaView = (view: View): string | undefined => (ainda as Partial<Record<View, string>>)[view]

function rotasEmTexto(): string {
  const provas = provasDe(PROVA.rotas)
  const doSetor = (setor: SetorSlug): string => {
    const linhas = rotasDe(setor).map(({ path, view }) => [
      codigo(path),
      codigo(view),
      contar(PROVA.rotas, faltaDaView(view), provas),
    ])
    return `### ${setorOf(setor).label}\n\n${tabela(['Route', 'View', 'Built'], linhas)}`
  }
  const gerais = Object.entries(rotasGerais).map(([nome, path]) => {
    const falta = (rotasGeraisAinda as Readonly<Record<string, string>>)[nome]
    return [codigo(path), contar(PROVA.rotas, falta, provas)]
  })
  const provasDasVariantes = provasDe(PROVA.variantes)
  const variantes = Object.entries(rotasVariantes).flatMap(([metodo, paginas]) =>
    paginas.map((pagina) => [
      codigo(`/auth/${metodo}/${pagina}`),
      contar(PROVA.variantes, undefined, provasDasVariantes),
    ]),
  )
  return [
    '## §2 Routes',
    `Declared in ${linkDe('packages/domain/src/setores/setores.ts')}, drawn by ` +
      `${linkDe('apps/web/src/app/router.tsx')}; proven by ${celula(provas)}.`,
    ...setorSlugs.map(doSetor),
    `### General\n\n${tabela(['Route', 'Built'], [...gerais, ...variantes])}`,
  ].join('\n\n')
}

const nomesDe = (menu: readonly MenuEntry[]): string =>
  menu
    .map(({ label, itens }) => (itens ? `${label} (${itens.map((item) => item.label).join(', ')})` : label))
    .join(' · ')

/** The menus as Administrador sees them, who sees the most. */
function menusEmTexto(): string {
  const linhas = setorSlugs.map((setor) => [
    setorOf(setor).label,
    nomesDe(menuOf(setor, ['Administrador'], () => true)),
    nomesDe(menuOf(setor, ['Administrador'], isPronta)),
  ])
  return `## §2 Side menus\n\nProven by ${celula(provasDe(PROVA.menus))}.\n\n${tabela(['Sector', 'Menu', 'Today'], linhas)}`
}

const acessoEmTexto = (access: Access): string =>
  access.tipo === 'grupos' ? `${access.grupos.length} groups: ${access.motivo}` : access.tipo

/** The calls of the contract at a path, with or without a parameter at its end. */
const chamadasEm = (path: string) =>
  Object.entries(api).filter(([chamada]) => chamada.replace(/^\w+ /, '').replace(/\/:\w+$/, '') === path)

/** `/api/x/y` and what it is under, each of which may be the mark of a test. */
const trechosDe = (path: string): string[] =>
  path
    .split('/')
    .map((_, i, partes) => partes.slice(0, i + 1).join('/'))
    .slice(2)

const deProcesso = (path: string): boolean => processos.some(({ name }) => path.startsWith(`/api/${name}/`))

/** The tests of a call of the contract: those of all calls, those of every kind of process, and those of its path. */
const provasDaChamada = (path: string): string[] => [
  ...provasDe(PROVA.chamadas, ...(deProcesso(path) ? [PROVA.processos] : []), ...trechosDe(path)),
]

function chamadasEmTexto(): string {
  const linhas = chamadas.map(([path, falta]) => {
    const feitas = chamadasEm(path)
    const fora = foraDoContrato[path]
    const feita = feitas.length > 0 || fora !== undefined
    if (feita && falta !== null) problemas.add(`${path} está pronta: retire o "ainda"`)
    if (!feita && falta === null) problemas.add(`${path} não está no contrato`)
    const nomes = feitas.map(([chamada, { access }]) => `${codigo(chamada)} – ${acessoEmTexto(access)}`)
    if (fora !== undefined) nomes.push(linkDe(fora))
    const provas = fora === undefined ? provasDaChamada(path) : provasDe(path)
    return [codigo(path), contar(path, falta, provas), nomes.join('<br>') || '—', celula(feita ? provas : [])]
  })
  const daEspecificacao = new Set(chamadas.flatMap(([path]) => chamadasEm(path).map(([chamada]) => chamada)))
  const nossas = Object.entries(api)
    .filter(([chamada]) => !daEspecificacao.has(chamada))
    .map(([chamada, { summary, access }]) => [codigo(chamada), summary, acessoEmTexto(access)])
  return [
    `## §7 Calls\n\n${tabela(['Path', 'Built', 'Call and access', 'Test'], linhas)}`,
    `### Calls beyond the specification\n\n${tabela(['Call', 'What it does', 'Access'], nossas)}`,
  ].join('\n\n')
}

function gerar(): string {
  const partes = [rotasEmTexto(), menusEmTexto(), chamadasEmTexto(), ...secoesEmTexto()]
  return [
    '# Coverage of the specification',
    'Generated by `npm run docs:coverage` from the sector table, the contract, the lines of `scripts/coverage/` and the ' +
      'marks of the tests (`// prova: <id>`). Do not edit.',
    `${prontos} lines are built, of which ${semProva} are unproven; ${faltam} are declared and not ` +
      'built: "ainda" names the feature that brings them. Nothing of these has a page that pretends.',
    ...partes,
  ].join('\n\n')
}

const texto = `${gerar()}\n`
for (const [id, arquivos] of marcas)
  if (!lidas.has(id)) problemas.add(`"// prova: ${id}" não é de linha nenhuma: ${arquivos.join(', ')}`)

const check = process.argv.includes('--check')
if (!check) writeFileSync(destino, texto)
else if (!existsSync(destino) || readFileSync(destino, 'utf8') !== texto)
  problemas.add('docs/coverage.md está desatualizado. Rode: npm run docs:coverage')
const resumo = `docs/coverage.md: ${prontos} linhas prontas (${semProva} sem prova), ${faltam} por vir.`
if (problemas.size > 0) {
  console.error([resumo, ...problemas].join('\n- '))
  process.exitCode = 1
} else console.log(resumo)
