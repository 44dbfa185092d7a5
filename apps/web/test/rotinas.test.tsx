import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { runAndKeep, sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

const NOME = 'auditoria.conferir'
const TITULO = 'Conferência da trilha de auditoria inteira'

usarSistema()

/** Runs a routine as the clock does, which fails. */
async function rodar(falha: Error): Promise<void> {
  const rotina = { nome: NOME, executar: () => Promise.reject(falha) }
  // It is told again to who runs it, once it is kept.
  await expect(runAndKeep(rotina, sistema().deps)).rejects.toBe(falha)
}

describe('the page of what the system does by itself', () => {
  it('says that none fails, and of one that never ran that it did not', async () => {
    await abrir('administrador', '/admin/rotinas')
    const linha = (await screen.findByText(TITULO)).closest('tr') as HTMLElement
    expect(screen.getByText('Nenhuma falhando')).toBeDefined()
    expect(within(linha).getByText('Ainda não rodou')).toBeDefined()
    expect(within(linha).getByText('todo dia às 03:30')).toBeDefined()
    expect(within(linha).getByRole('button', { name: `Rodar agora: ${TITULO}` })).toBeDefined()
    // Of what never was, a phone shows no line.
    const falha = linha.querySelector('[data-label="Última falha"]')
    expect([falha?.textContent, falha?.getAttribute('data-phone')]).toEqual(['–', 'false'])
  })

  it('puts what fails first, says since when and why, and counts it', async () => {
    for (let vez = 0; vez < 3; vez += 1)
      await rodar(Object.assign(new Error('host interno'), { code: 'ECONNREFUSED' }))
    const pessoa = await abrir('administrador', '/admin/rotinas')
    await screen.findByText('1 falhando')
    const tabela = screen.getByRole('table', { name: 'Rotinas' })
    const [, primeira] = within(tabela).getAllByRole('row')
    expect(primeira?.textContent).toContain(TITULO)
    expect(primeira?.textContent).toContain('3 vezes seguidas, desde')
    expect(primeira?.textContent).toContain('código ECONNREFUSED')
    expect(primeira?.textContent).not.toContain('host interno')
    const tentar = within(primeira as HTMLElement).getByRole('button', { name: `Tentar de novo: ${TITULO}` })
    await pessoa.click(tentar)
    await screen.findByText('Na fila: roda em seguida.')
    expect(rede.chamadas(/^POST \/api\/rotinas\/tentar/)).toMatchObject([{ corpo: { nome: NOME } }])
  })

  it('tells when it cannot be read, and reads again on demand', async () => {
    const reparar = rede.cortar(/GET \/api\/rotinas\/listar/)
    const pessoa = await abrir('administrador', '/admin/rotinas')
    const deNovo = await screen.findByRole('button', { name: 'Tentar de novo' })
    reparar()
    await pessoa.click(deNovo)
    expect(await screen.findByRole('table', { name: 'Rotinas' })).toBeDefined()
  })

  it('is not for who is no administrator', async () => {
    await abrir('gerente.rh', '/admin/rotinas')
    await screen.findByRole('heading', { name: /permissão/i })
    expect(rede.chamadas(/rotinas\/listar/)).toEqual([])
  })
})
