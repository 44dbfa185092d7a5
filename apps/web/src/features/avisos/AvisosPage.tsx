import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ReplyOf } from '../../lib/api/api.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import type { Tecla as AcaoDaTecla } from '../../lib/teclas/teclas.ts'
import { useTeclas } from '../../lib/teclas/use-teclas.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { SinoArt } from '../../ui/illustration/SinoArt.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { LegendaDeTeclas } from '../../ui/teclas/LegendaDeTeclas.tsx'
import { Tecla } from '../../ui/teclas/Tecla.tsx'
import { AbasDosAvisos } from './AbasDosAvisos.tsx'
import { entradasQuery, type Entrada } from './chamadas.ts'
import { EntradaItem } from './EntradaItem.tsx'
import { hrefDoAviso } from './palavras.ts'
import { useTratar } from './use-tratar.ts'

const NADA: readonly Entrada[] = []
/** Of what only informs, as many are shown at first. */
const MOSTRADAS = 8

/** The person's alerts, one entry for each process: what asks something first, each with its act. */
export function AvisosPage() {
  const { data, error, refetch } = useQuery(entradasQuery)
  const setor = useSetor()
  const { saber = NADA, totalSaber = 0 } = data ?? {}
  const { ler } = useTratar()
  return (
    <Page
      title="Avisos"
      actions={
        <>
          <Button component={Link} to={hrefOf(setor, 'setor.perfil')} color="inherit" variant="outlined">
            Como receber avisos
          </Button>
          <Button color="inherit" variant="outlined" disabled={totalSaber === 0} onClick={() => ler(saber)}>
            Marcar os outros como lidos&nbsp;
            <Tecla tecla="shift+e" />
          </Button>
        </>
      }
    >
      <Box sx={{ mb: { xs: 2, md: 3 }, maxWidth: 960 }}>
        <AbasDosAvisos atual="para-mim" />
      </Box>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={320} sx={{ borderRadius: 4 }} />}
      {data && <Listas {...data} />}
    </Page>
  )
}

type Entradas = ReplyOf<'GET /api/notificacoes/entradas'>

const lista = { m: 0, p: 0, listStyle: 'none' } as const

function Listas({ pedem, totalPedem, saber, totalSaber, silenciados }: Entradas) {
  const grupos = useGrupos()
  const setor = useSetor()
  const tratar = useTratar()
  const [inteira, setInteira] = useState(false)
  const mostradas = inteira ? saber : saber.slice(0, MOSTRADAS)
  const todas = [...pedem, ...mostradas]
  const { atual, refDe, teclas } = useTeclasDosAvisos(todas, saber, tratar, (entrada) =>
    hrefDoAviso(entrada, grupos, setor),
  )
  const itemDe = (entrada: Entrada, principal: boolean, atos: ReactNode): ReactNode => (
    <EntradaItem
      key={entrada.chave}
      ref={refDe(entrada.chave)}
      entrada={entrada}
      href={hrefDoAviso(entrada, grupos, setor)}
      aqui={entrada.chave === atual}
      principal={principal}
      onOpen={() => entrada.nova && tratar.ler([entrada])}
    >
      {atos}
    </EntradaItem>
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
      <Section
        title={totalPedem === 0 ? 'Pedem algo de você' : `Pedem algo de você: ${totalPedem}`}
        subtitle={totalPedem === 0 ? undefined : 'O que vence antes vem primeiro'}
        flush
      >
        {totalPedem === 0 && (
          <EmptyState
            illustration={<SinoArt />}
            title="Nenhum aviso pede algo de você"
            text="O que já esperava por você está no Dashboard. Quando um processo chegar à sua vez, ele aparece aqui com o que é pedido e até quando."
          />
        )}
        <Box component="ul" sx={lista}>
          {pedem.map((entrada, i) => itemDe(entrada, i === 0, <Atos entrada={entrada} tratar={tratar} />))}
        </Box>
      </Section>
      {totalSaber > 0 && (
        <Section title={`Para saber: ${totalSaber}`} flush>
          <Box component="ul" sx={lista}>
            {mostradas.map((entrada) => itemDe(entrada, false, <Atos entrada={entrada} tratar={tratar} />))}
          </Box>
          {mostradas.length < saber.length && (
            <Button fullWidth onClick={() => setInteira(true)} sx={{ my: 1 }}>
              {`Ver os outros ${saber.length - mostradas.length}`}
            </Button>
          )}
        </Section>
      )}
      {silenciados.length > 0 && (
        <Section title="Silenciados" subtitle="Processos de que você não recebe avisos" flush>
          <Box component="ul" sx={lista}>
            {silenciados.map((entrada) =>
              itemDe(
                entrada,
                false,
                <Button size="small" color="inherit" onClick={() => tratar.voltarAAvisar(entrada)}>
                  Voltar a avisar
                </Button>,
              ),
            )}
          </Box>
        </Section>
      )}
      <LegendaDeTeclas teclas={teclas} />
    </Box>
  )
}

type Tratar = ReturnType<typeof useTratar>

function Atos({ entrada, tratar }: { readonly entrada: Entrada; readonly tratar: Tratar }) {
  const quem = entrada.nome ?? entrada.linhas[0]?.texto ?? ''
  return (
    <>
      {entrada.nova && (
        <Button
          size="small"
          color="inherit"
          aria-label={`Lido: ${quem}`}
          onClick={() => tratar.ler([entrada])}
        >
          Lido
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={`Lembrar amanhã às 8h: ${quem}`}
        onClick={() => tratar.lembrar(entrada)}
      >
        Lembrar amanhã
      </Button>
      {entrada.processo && (
        <Button
          size="small"
          color="inherit"
          aria-label={`Silenciar: ${quem}`}
          onClick={() => tratar.silenciar(entrada)}
        >
          Silenciar
        </Button>
      )}
    </>
  )
}

/** The keys of the page: which entry they act on, and where its row is. */
function useTeclasDosAvisos(
  todas: readonly Entrada[],
  saber: readonly Entrada[],
  tratar: Tratar,
  hrefDe: (entrada: Entrada) => string | null,
) {
  const [chave, setChave] = useState<string>()
  const navigate = useNavigate()
  const linhas = useRef(new Map<string, HTMLLIElement>())
  const aqui = todas.find((entrada) => entrada.chave === chave)
  const andar = (passo: number): void => {
    const onde = aqui ? todas.indexOf(aqui) + passo : 0
    const proxima = todas[Math.min(Math.max(onde, 0), todas.length - 1)]
    if (!proxima) return
    setChave(proxima.chave)
    const linha = linhas.current.get(proxima.chave)
    linha?.focus({ preventScroll: true })
    linha?.scrollIntoView({ block: 'nearest' })
  }
  // What leaves the list gives its place to the one after it.
  const tirar = (fazer: (entrada: Entrada) => void): void => {
    if (!aqui) return
    fazer(aqui)
    setChave((todas[todas.indexOf(aqui) + 1] ?? todas[todas.indexOf(aqui) - 1])?.chave)
  }
  const abrir = (): void => {
    const href = aqui ? hrefDe(aqui) : null
    if (!aqui || href === null) return
    if (aqui.nova) tratar.ler([aqui])
    void navigate(href)
  }
  const teclas: readonly AcaoDaTecla[] = [
    { tecla: 'j', nome: 'Próximo aviso', curto: 'navegar', fazer: () => andar(1) },
    { tecla: 'k', nome: 'Aviso anterior', curto: 'navegar', fazer: () => andar(-1) },
    { tecla: 'enter', nome: 'Fazer o que o aviso pede', curto: 'abrir', fazer: abrir },
    { tecla: 'e', nome: 'Marcar como lido', curto: 'lido', fazer: () => aqui && tratar.ler([aqui]) },
    { tecla: 'l', nome: 'Lembrar amanhã às 8h', curto: 'lembrar amanhã', fazer: () => tirar(tratar.lembrar) },
    { tecla: 'm', nome: 'Silenciar este processo', curto: 'silenciar', fazer: () => tirar(tratar.silenciar) },
    { tecla: 'shift+e', nome: 'Marcar os outros como lidos', fazer: () => tratar.ler(saber) },
  ]
  useTeclas('Avisos', teclas)
  return {
    teclas,
    atual: aqui?.chave,
    refDe: (qual: string) => (linha: HTMLLIElement | null) => {
      if (linha) linhas.current.set(qual, linha)
      else linhas.current.delete(qual)
    },
  }
}
