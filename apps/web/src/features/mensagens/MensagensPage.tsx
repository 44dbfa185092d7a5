import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, useSyncExternalStore } from 'react'
import { baixarArquivo } from '../../lib/api/download.ts'
import { useUnsaved } from '../../lib/storage/unsaved.ts'
import { useTeclas } from '../../lib/teclas/use-teclas.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ListaVaziaArt } from '../../ui/illustration/ListaVaziaArt.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { LegendaDeTeclas } from '../../ui/teclas/LegendaDeTeclas.tsx'
import { NARROW, useMedia } from '../../theme/use-is-phone.ts'
import { Assunto } from './Assunto.tsx'
import { Caixas } from './Caixas.tsx'
import { EditorDe } from './EditorDe.tsx'
import { emBranco } from './escrita.ts'
import { Lista } from './Lista.tsx'
import { NovaMensagem } from './NovaMensagem.tsx'
import { Paineis } from './Paineis.tsx'
import { haSaindo, seguirSaida } from './saida.ts'
import { useAoVivo } from './use-ao-vivo.ts'
import { useCorreio, type Correio } from './use-correio.ts'
import { useLugar, type Lugar } from './use-lugar.ts'

const EtiquetasDialog = lazyPart(
  'EtiquetasDialog',
  async () => (await import('./EtiquetasDialog.tsx')).EtiquetasDialog,
)

/** `mensagens/:id?`: the internal mail of a person. */
export function Component() {
  const lugar = useLugar()
  const { onde, aberta, escrevendo, busca, setBusca, hrefDe } = lugar
  const [etiquetando, setEtiquetando] = useState(false)
  const isEstreita = useMedia(NARROW)
  useUnsaved(
    useSyncExternalStore(seguirSaida, haSaindo),
    'uma mensagem que ainda pode ser desfeita: ela sai em alguns segundos',
  )
  useAoVivo()
  const correio = useCorreio({ ...lugar, isEstreita })
  useTeclas('Mensagens', correio.teclas)
  const haPainel = aberta !== null || escrevendo !== null
  return (
    <Page
      dense
      subtitle="Correio interno: lê quem recebeu, e mais ninguém"
      actions={<Acoes onEscrever={() => correio.comecar(emBranco, null)} />}
      // On a phone an open message has the whole page, and its own heading.
      {...(isEstreita && haPainel && { header: <span /> })}
    >
      <Paineis
        caixas={
          <Caixas
            onde={onde}
            hrefDe={(outro) => hrefDe(null, undefined, outro)}
            onEscolher={() => setBusca('')}
            onEtiquetas={() => setEtiquetando(true)}
          />
        }
        lista={
          <Lista
            onde={onde}
            aberta={aberta}
            escrevendo={escrevendo}
            busca={busca}
            onBusca={setBusca}
            hrefDe={(qual) => hrefDe(qual)}
            hrefDoRascunho={(chave, qual) => hrefDe(qual, chave)}
            campo={correio.campo}
          />
        }
        painel={
          haPainel ? (
            <Painel
              lugar={lugar}
              correio={correio}
              isPagina={isEstreita}
              onEtiquetas={() => setEtiquetando(true)}
            />
          ) : null
        }
        vazio={<NadaAberto />}
      />
      <Box sx={{ mt: 1.5 }}>
        <LegendaDeTeclas teclas={correio.teclas} />
      </Box>
      {etiquetando && <EtiquetasDialog onClose={() => setEtiquetando(false)} />}
    </Page>
  )
}

interface PainelProps {
  readonly lugar: Lugar
  readonly correio: Correio
  /** It has the page to itself. */
  readonly isPagina: boolean
  readonly onEtiquetas: () => void
}

/** What is open, with the answer that is written to it, or the new message that is. */
function Painel({ lugar, correio, isPagina, onEtiquetas }: PainelProps) {
  const { aberta, escrevendo, hrefDe, irPara } = lugar
  const editor =
    escrevendo === null ? null : (
      <EditorDe
        key={escrevendo}
        chave={escrevendo}
        comecada={correio.comecada}
        isResposta={aberta !== null}
        onFim={() => irPara(hrefDe(aberta))}
        onVoltar={(chave) => irPara(hrefDe(aberta, chave))}
      />
    )
  if (aberta === null)
    return (
      <NovaMensagem voltar={() => irPara(hrefDe(null))} isPagina={isPagina}>
        {editor}
      </NovaMensagem>
    )
  return (
    <Assunto
      key={aberta}
      id={aberta}
      voltar={hrefDe(null)}
      isPagina={isPagina}
      editor={editor}
      onArquivar={(um) => void correio.arquivar(um)}
      onNaoLida={(um) => void correio.naoLida(um)}
      onResponder={correio.responder}
      onEtiquetas={onEtiquetas}
    />
  )
}

const Acoes = ({ onEscrever }: { readonly onEscrever: () => void }) => (
  <>
    <Button
      variant="outlined"
      color="inherit"
      aria-label="Exportar minhas mensagens"
      startIcon={<Icon name="baixar" size={18} />}
      onClick={() => void baixarArquivo('GET /api/mail/exportar', {})}
    >
      Exportar
    </Button>
    <Button variant="contained" startIcon={<Icon name="editar" size={18} />} onClick={onEscrever}>
      Escrever
    </Button>
  </>
)

const NadaAberto = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>
    <EmptyState
      illustration={<ListaVaziaArt />}
      title="Escolha uma mensagem"
      text="Ou escreva a pessoas, a um grupo ou a um setor."
    />
  </Box>
)
