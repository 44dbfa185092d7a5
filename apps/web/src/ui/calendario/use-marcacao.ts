import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import type { CalendarioAnualProps } from './CalendarioAnual.tsx'
import { acrescenta, fracaoEm, recusa, somaDosDias, type Regras } from './fracoes.ts'
import { maisMeses } from './meses.ts'
import { ditosDoDia, mudancaEmTexto } from './textos.ts'
import { aperta, type Posicao } from './teclado.ts'
import type { Fracao } from './tipos.ts'
import { useArrasto } from './use-arrasto.ts'

/** Default length of a new fraction: a whole vacation. */
const DIAS_NOVOS = 30
/** Debounce of screen-reader announcements, in milliseconds. */
const QUIET_MS = 350

interface Marcacao extends CalendarioAnualProps {
  readonly raiz: RefObject<HTMLElement | null>
  readonly regras: Regras
  readonly nomeDaFracao: (indice: number) => string
}

/** State of the range marking: fractions, focus, announcements, and the handlers of keys and pointers. */
export function useMarcacao(props: Marcacao) {
  const { raiz, regras, value, onChange } = props
  const [rascunho, setRascunho] = useState<readonly Fracao[] | null>(null)
  const fracoes = rascunho ?? value
  const ditos = useDitos(props, fracoes)
  const { ativo, setAtivo, focar } = useAtivo(props)
  const diasNovos = props.diasNovos ?? Math.min(DIAS_NOVOS, regras.saldo - somaDosDias(fracoes))
  const acao = { ...props, ...ditos, fracoes, diasNovos, ativo, focar }
  const teclado = useTeclado(acao)
  const arrasto = useArrasto({
    raiz,
    fracoes,
    regras: onChange ? regras : null,
    arrasta: (novas) => {
      setRascunho(novas)
      startTransition(() => onChange?.(novas))
    },
    solta: (antes, cancelou) => {
      if (cancelou) startTransition(() => onChange?.(antes))
      else ditos.conta(antes, fracoes, 0)
      // Given up together with the last change of the caller: what is drawn never goes back for a moment.
      startTransition(() => setRascunho(null))
    },
    pergunta: (dia) => ditos.explica(dia, true),
  })
  return {
    fracoes,
    ativo,
    pega: teclado.pega,
    aviso: ditos.aviso,
    voz: ditos.voz,
    arrastando: arrasto.ativo,
    handlers: {
      ...arrasto.handlers,
      ...teclado.handlers,
      onClick: (event: MouseEvent<HTMLElement>) => clica(event, acao),
      onFocus: ({ target }: { readonly target: HTMLElement }) => setAtivo(target.dataset['dia'] ?? ativo),
    },
  }
}

/** Announcements of changes and days, and the note shown under a month on touch. */
function useDitos(
  { regras, onChange, limite, nomeDaFracao, descreve }: Marcacao,
  fracoes: readonly Fracao[],
) {
  const [aviso, setAviso] = useState<{ readonly dia: string; readonly texto: string } | null>(null)
  const { voz, fala } = useVoz()
  const conta = (antes: readonly Fracao[], depois: readonly Fracao[], ms: number): void =>
    fala(mudancaEmTexto(antes, depois, { nomeDaFracao, descreve }), ms)
  const explica = (dia: string, escreve: boolean): void => {
    const porQue = onChange && fracaoEm(fracoes, dia) < 0 ? recusa(fracoes, dia, regras) : undefined
    const texto = porQue ?? ditosDoDia(dia, regras.estados[dia], limite).join(' ')
    setAviso(escreve && texto !== '' ? { dia, texto } : null)
    if (texto !== '') fala(texto, 0)
  }
  return { aviso, esquece: () => setAviso(null), voz, fala, conta, explica }
}

interface Acao extends Marcacao, Omit<ReturnType<typeof useDitos>, 'aviso' | 'voz'> {
  readonly fracoes: readonly Fracao[]
  readonly diasNovos: number
  readonly ativo: string
  readonly focar: (dia: string) => void
}

/** Keyboard handling of the days, with the fraction that is picked up. */
function useTeclado(acao: Acao) {
  const { fracoes, ativo, regras, onChange, diasNovos } = acao
  const [pega, setPega] = useState<Posicao['pega']>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const tecla = { key: event.key, shift: event.shiftKey, rtl: isRtl(event.currentTarget) }
    if (!onChange && acao.onEscolhe && isEnter(tecla)) {
      event.preventDefault()
      return acao.onEscolhe(ativo)
    }
    const nova = aperta({ ativo, fracoes, pega }, tecla, onChange ? { ...regras, diasNovos } : null)
    if (!nova) return
    event.preventDefault()
    setPega(nova.pega)
    if (nova.fracoes !== fracoes) {
      onChange?.(nova.fracoes)
      acao.conta(fracoes, nova.fracoes, QUIET_MS)
    } else if (nova.pega && nova.pega !== pega)
      acao.fala(`${acao.nomeDaFracao(nova.pega.i)} pega. ${AJUDA}`, 0)
    else if (!pega && isEnter(tecla)) acao.explica(ativo, false)
    if (nova.ativo !== ativo) acao.focar(nova.ativo)
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) setPega(null)
  }
  return { pega: pega?.i ?? null, handlers: { onKeyDown, onBlur } }
}

/** Starts a fraction on click where one may start; otherwise explains why, in writing on touch. */
function clica(event: MouseEvent<HTMLElement>, acao: Acao): void {
  const { fracoes, diasNovos, regras, onChange, conta, explica, esquece } = acao
  const celula = event.target instanceof Element && event.target.closest<HTMLElement>('[data-dia]')
  const dia = celula ? celula.dataset['dia'] : undefined
  if (dia === undefined) return
  if (!onChange && acao.onEscolhe) return acao.onEscolhe(dia)
  const dedo = (event.nativeEvent as PointerEvent).pointerType === 'touch'
  const fixo = !onChange || fracaoEm(fracoes, dia) >= 0
  const novas = fixo ? null : acrescenta(fracoes, dia, diasNovos, regras)
  if (novas) {
    esquece()
    onChange?.(novas)
    conta(fracoes, novas, 0)
  } else if (dedo || !fixo) explica(dia, dedo)
}

const isEnter = ({ key }: { readonly key: string }): boolean => key === 'Enter' || key === ' '

const AJUDA = 'Setas mudam a data, Enter confirma, Esc desfaz.'

const isRtl = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl'

/** Day in the tab order (roving tabindex); the months follow it where the caller lets them. */
function useAtivo({ raiz, regras, value, hoje, inicio, meses = 12, onInicioChange, ...props }: Marcacao) {
  const [escolhido, setAtivo] = useState(props.escolhido ?? value[0]?.inicio ?? hoje ?? regras.de)
  const focando = useRef(false)
  const dentro = (dia: string): boolean => regras.de <= dia && dia <= regras.ate
  const ativo = dentro(escolhido) ? escolhido : regras.de
  useLayoutEffect(() => {
    if (!focando.current) return
    focando.current = false
    raiz.current?.querySelector<HTMLElement>(`[data-dia="${ativo}"]`)?.focus()
  })
  const focar = (dia: string): void => {
    if (!dentro(dia)) {
      if (!onInicioChange && !props.onFora) return
      props.onFora?.(dia)
      onInicioChange?.(maisMeses(inicio, dia < regras.de ? -meses : meses))
    }
    focando.current = true
    setAtivo(dia)
  }
  return { ativo, setAtivo, focar }
}

/** Debounced announcement for a live region. */
function useVoz() {
  const [voz, setVoz] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const fala = (texto: string, ms: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setVoz(texto), ms)
  }
  return { voz, fala }
}
