import { call } from '../../lib/api/api.ts'
import { toApiError } from '../../lib/api/api-error.ts'
import { isSignedInAs } from '../../lib/session/session.ts'
import { errosDaTela } from '@rh/domain/errors-da-tela'
import { removeFromTab, readFromTab, saveInTab } from '../../lib/storage/tab-storage.ts'
import { lembrarSave } from './a-caminho.ts'
import { corpoDe, isMesma, type Escrita } from './escrita.ts'

const ESPERA_MS = 800
/** How long what could not be saved waits for the next try. */
export const DE_NOVO_MS = 5_000

/** What a tab keeps of a draft until the server has it. */
interface Guardada {
  readonly versao: number
  readonly escrita: Escrita
  /** Sent on top of that version, without an answer so far: the server may have it. */
  readonly enviada: Escrita | null
}

/** A draft as it is opened. */
export interface Inicio {
  readonly chave: string
  /** As the server has it; 0 where it has none. */
  readonly versao: number
  readonly salva: Escrita
}

const chaveDaAba = (chave: string): string => `mensagens:rascunho:${chave}`

/** What this tab typed and the server did not get, if the draft is still the one that it was typed in. */
export function naAba(dono: number, { chave, versao, salva }: Inicio): Escrita | null {
  const guardada = readFromTab(dono, chaveDaAba(chave)) as Guardada | null
  if (guardada?.escrita === undefined) return null
  const isDaAba = guardada.versao === versao || (guardada.enviada && isMesma(guardada.enviada, salva))
  return isDaAba ? guardada.escrita : null
}

export type EstadoDoRascunho =
  | { readonly tipo: 'igual' | 'salvo' | 'salvando' | 'esperando' }
  | { readonly tipo: 'recusado'; readonly mensagem: string; readonly semVolta: boolean }

/** Why the server does not have what is written. */
export interface Falha {
  readonly mensagem: string
  readonly oQueFazer: string
}

const semSessao: Falha = {
  mensagem: errosDaTela.sessao_expirada.mensagem,
  oQueFazer: errosDaTela.sessao_expirada.acao,
}

/** Who hears what becomes of a draft. */
interface Ouvinte {
  readonly onEstado: (estado: EstadoDoRascunho) => void
  /** Whether something is typed that is on no server yet. */
  readonly onPendente: (pendente: boolean) => void
  readonly onSalvo: () => void
}

/**
 * Keeps a draft on the server as it is typed, one save at a time. What could not be saved stays in the tab, is tried
 * again, and is never thrown away by a newer one of another screen: that is said.
 */
export class Salvador {
  readonly #dono: number
  readonly #chave: string
  readonly #ouvinte: Ouvinte
  #escrita: Escrita
  #salva: Escrita
  #versao: number
  #enviada: Escrita | null = null
  #fim = false
  #relogio: ReturnType<typeof setTimeout> | undefined
  #emCurso: Promise<Falha | null> | null = null
  #estado: EstadoDoRascunho = { tipo: 'igual' }

  constructor(dono: number, inicio: Inicio, escrita: Escrita, ouvinte: Ouvinte) {
    this.#dono = dono
    this.#chave = inicio.chave
    this.#salva = inicio.salva
    this.#versao = inicio.versao
    this.#escrita = escrita
    this.#ouvinte = ouvinte
  }

  mudar(nova: Escrita): void {
    this.#escrita = nova
    this.#ouvinte.onPendente(!isMesma(nova, this.#salva))
    this.#guardarNaAba()
    if (this.#estado.tipo !== 'recusado' || !this.#estado.semVolta) this.#agendar(ESPERA_MS)
  }

  get escrita(): Escrita {
    return this.#escrita
  }

  /** Saves what the server does not have, after a save that is on its way: null where it has all of it. */
  async salvar(): Promise<Falha | null> {
    clearTimeout(this.#relogio)
    while (this.#emCurso) await this.#emCurso
    const agora = this.#escrita
    if (this.#fim || (!this.#enviada && isMesma(agora, this.#salva))) return null
    // Tried again after a sign-out, it would become a draft of whoever signed in next.
    if (!isSignedInAs(this.#dono)) return semSessao
    this.#emCurso = lembrarSave(this.#chave, this.#salvarUma())
    const falha = await this.#emCurso
    this.#emCurso = null
    // What was typed meanwhile has its own turn.
    if (!isMesma(this.#escrita, falha ? agora : this.#salva)) this.#agendar(ESPERA_MS)
    return falha
  }

  /** Saves until the server has all that is typed: answers it, or null where that failed or was ended meanwhile. */
  async guardar(aoFalhar: (falha: Falha) => void): Promise<Escrita | null> {
    while (!this.#fim) {
      const falha = await this.salvar()
      if (falha) {
        aoFalhar(falha)
        return null
      }
      if (isMesma(this.#escrita, this.#salva)) return this.#escrita
    }
    return null
  }

  /** Tries again at once what waits for the connection. */
  tentarDeNovo(): void {
    if (this.#estado.tipo === 'esperando') void this.salvar()
  }

  /** Ends it: what is typed goes out with the message, or is thrown away. Answers the version of the server. */
  async encerrar(): Promise<number> {
    clearTimeout(this.#relogio)
    this.#fim = true
    this.#ouvinte.onPendente(false)
    if (this.#emCurso) await this.#emCurso
    removeFromTab(this.#dono, chaveDaAba(this.#chave))
    return this.#versao
  }

  async #salvarUma(): Promise<Falha | null> {
    // As it was, before anything newer: the server would take the person's own first try for another screen's.
    const enviada = this.#enviada ?? this.#escrita
    this.#enviada = enviada
    this.#dizer({ tipo: 'salvando' })
    this.#guardarNaAba()
    try {
      const { versao } = await call('PUT /api/mail/rascunho/:id', {
        params: { id: this.#chave },
        body: { ...corpoDe(enviada), versao: this.#versao },
      })
      this.#chegou(enviada, versao)
      return null
    } catch (error) {
      return this.#naoChegou(error)
    }
  }

  #chegou(enviada: Escrita, versao: number): void {
    this.#versao = versao
    this.#salva = enviada
    this.#enviada = null
    if (isMesma(this.#escrita, enviada)) {
      removeFromTab(this.#dono, chaveDaAba(this.#chave))
      this.#ouvinte.onPendente(false)
    } else this.#guardarNaAba()
    this.#dizer({ tipo: 'salvo' })
    this.#ouvinte.onSalvo()
  }

  #naoChegou(error: unknown): Falha {
    const { status, mensagem: dita, acao, campos } = toApiError(error)
    const mensagem = Object.values(campos)[0] ?? dita
    const semVolta = status === 409 || status === 404
    if (status === 0 || status >= 500 || status === 429) {
      this.#dizer({ tipo: 'esperando' })
      this.#agendar(DE_NOVO_MS)
    } else {
      this.#enviada = null
      this.#dizer({ tipo: 'recusado', mensagem, semVolta })
    }
    return { mensagem, oQueFazer: semVolta ? 'Copie o que precisar e comece outra mensagem.' : acao }
  }

  #dizer(estado: EstadoDoRascunho): void {
    this.#estado = estado
    this.#ouvinte.onEstado(estado)
  }

  #agendar(ms: number): void {
    clearTimeout(this.#relogio)
    if (!this.#fim) this.#relogio = setTimeout(() => void this.salvar(), ms)
  }

  /** Keeps in the tab what the server does not have; after a sign-out nothing of it stays there. */
  #guardarNaAba(): void {
    const guardada: Guardada = { versao: this.#versao, escrita: this.#escrita, enviada: this.#enviada }
    if (isSignedInAs(this.#dono)) saveInTab(this.#dono, chaveDaAba(this.#chave), guardada)
  }
}
