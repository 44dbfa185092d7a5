import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { variables } from './config-variables.ts'
import { type Env, loadConfig } from './config.ts'

let pasta: string
beforeAll(() => void (pasta = mkdtempSync(join(tmpdir(), 'rh-segredos-'))))
afterAll(() => rmSync(pasta, { recursive: true }))

const arquivo = (nome: string, texto: string): string => {
  const caminho = join(pasta, nome)
  writeFileSync(caminho, texto)
  return caminho
}
const messageOf = (env: Env): string => {
  try {
    loadConfig(env)
  } catch (error) {
    return String(error)
  }
  return ''
}
const URL_DO_BANCO = 'postgresql://rh:segredo@localhost:5432/rh'

describe('a secret in a file', () => {
  it('counts as the variable would, without the end of its line', () => {
    const DATABASE_URL_ARQUIVO = arquivo('banco', `${URL_DO_BANCO}\n`)
    const METRICAS_TOKEN_ARQUIVO = arquivo('metricas', 'a'.repeat(30))
    expect(loadConfig({ DATABASE_URL_ARQUIVO, METRICAS_TOKEN_ARQUIVO })).toMatchObject({
      databaseUrl: URL_DO_BANCO,
      metricasToken: 'a'.repeat(30),
      demo: false,
    })
  })

  it('is refused in words that do not show it', () => {
    const message = messageOf({ DATABASE_URL_ARQUIVO: arquivo('errado', 'mysql://rh:segredo@host/rh') })
    expect(message).toContain('- DATABASE_URL: o valor informado não serve')
    expect(message).not.toContain('segredo')
  })

  it('that is not there, is empty or stands beside the variable ends the start', () => {
    const nenhum = join(pasta, 'nenhum')
    expect(messageOf({ SMTP_URL_ARQUIVO: nenhum })).toContain(
      `- SMTP_URL_ARQUIVO: não foi possível ler o arquivo "${nenhum}" (ENOENT).`,
    )
    expect(messageOf({ METRICAS_TOKEN_ARQUIVO: arquivo('vazio', '\n') })).toContain('está vazio')
    const dois = { DATABASE_URL: URL_DO_BANCO, DATABASE_URL_ARQUIVO: arquivo('outro', URL_DO_BANCO) }
    expect(messageOf(dois)).toContain('- DATABASE_URL: informe DATABASE_URL ou DATABASE_URL_ARQUIVO')
  })

  it('is offered for every variable that is secret, and for no other', () => {
    for (const [nome, spec] of Object.entries(variables)) {
      const mensagem = messageOf({ [`${nome}_ARQUIVO`]: join(pasta, 'nenhum') })
      expect(mensagem.includes(`${nome}_ARQUIVO: não foi possível ler`), nome).toBe('secret' in spec)
    }
  })
})
