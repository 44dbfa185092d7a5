import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { EsperaArt } from '../../ui/illustration/EsperaArt.tsx'
import { LogoMark } from '../../ui/Logo.tsx'
import { InView } from '../../ui/motion/InView.tsx'
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx'
import { FormBar } from '../../ui/form/FormBar.tsx'
import { FormPage } from '../../ui/page/FormPage.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { PageTabs } from '../../ui/page/PageTabs.tsx'
import { PrintSheet } from '../../ui/page/PrintSheet.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { SidePanel } from '../../ui/page/SidePanel.tsx'
import { Switcher } from '../../ui/page/Switcher.tsx'
import { unreadPage } from '../../ui/page/unread-page.tsx'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { AnexoFicha } from '../../ui/upload/AnexoFicha.tsx'
import { MoreButton } from '../../ui/data/MoreButton.tsx'
import { SearchBox } from '../../ui/form/inputs/SearchBox.tsx'
import { AttachButton } from '../../ui/upload/AttachButton.tsx'
import { AnexosInput } from '../../ui/upload/AnexosInput.tsx'
import { Foto } from '../../ui/upload/Foto.tsx'
import { FileDrop } from '../../ui/upload/FileDrop.tsx'
import { FileZone } from '../../ui/upload/FileZone.tsx'
import { FotoUpload } from '../../ui/upload/FotoUpload.tsx'
import { ImagemUpload } from '../../ui/upload/ImagemUpload.tsx'
import { nada, row } from './comum.ts'

const crumbs = [{ label: 'Rh', href: '#' }, { label: 'Admissão', href: '#' }, { label: 'Listar admissões' }]

const tabs = [
  { id: 'resumo', label: 'Resumo', icon: 'dashboard', href: '#' },
  { id: 'ferias', label: 'Férias', icon: 'ferias', href: '#', count: 3 },
]

function Modos() {
  const [modo, setModo] = useState<'lista' | 'quadro'>('lista')
  return (
    <Switcher
      label="Mostrar como"
      value={modo}
      options={{ lista: 'Lista', quadro: 'Quadro' }}
      onChange={setModo}
    />
  )
}

function Painel() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Abrir o painel
      </Button>
      <SidePanel open={open} title="Maria de Lourdes" subtitle="000123" onClose={() => setOpen(false)}>
        Um registro ao lado da lista.
      </SidePanel>
    </>
  )
}

const recusada = (): Promise<never> =>
  Promise.reject(
    new ApiError({
      status: 415,
      codigo: 'arquivo_recusado',
      mensagem: 'A imagem está danificada',
      acao: 'Envie outra',
    }),
  )

const foto = { tipos: ['image/jpeg', 'image/png'], maxBytes: 2_000_000 } as const

/** A picture of one colour: enough to see where it goes. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAPAAAAtwif///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

const ANEXO = {
  id: '00000000-0000-4000-8000-000000000000',
  nome: 'Comprovante de entrega de uniformes.pdf',
  tipo: 'application/pdf',
  bytes: 84_213,
} as const

const Fotos = () => (
  <Section title="Fotos e envio">
    <PrintSheet foot="Componentes" notes={['Só no papel: quem imprimiu e quando']} />
    <Box sx={row}>
      <LogoMark size={48} />
      <Foto nome="Maria de Lourdes" src={null} size={56} />
      <Foto nome="Maria de Lourdes" src={PIXEL} size={56} />
    </Box>
    <FotoUpload nome="Maria de Lourdes" src={null} upload={foto} onSend={recusada} onRemove={recusada} />
    <FotoUpload
      nome="Maria de Lourdes"
      src={PIXEL}
      upload={foto}
      onSend={(_, onProgress, signal) => {
        onProgress(0.6)
        // Stays on its way until it is cancelled.
        return new Promise((_done, fail) => {
          signal.addEventListener('abort', () => fail(new DOMException('Aborted', 'AbortError')))
        })
      }}
      onRemove={recusada}
    />
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <ImagemUpload label="Logo" src={null} upload={foto} onSend={recusada} onRemove={recusada} />
      <ImagemUpload label="Logo" src={PIXEL} upload={foto} onSend={recusada} onRemove={recusada} />
      <FileZone
        what="a planilha"
        accept=".csv"
        rules="CSV, até 2 MB"
        refuse={() => 'Só planilhas'}
        onSend={recusada}
      />
      <FileDrop upload={foto} label="Enviar documentos" about="documentos" onSend={recusada} />
      <FileDrop upload={foto} label="Enviar documentos" about="documentos" onSend={recusada} disabled />
      <AnexosInput anexos={[ANEXO]} max={3} onChange={nada} onEnviando={nada} error="Anexe até 3 arquivos" />
      <Box sx={row}>
        <AnexoFicha anexo={ANEXO} onOpen={nada} />
        <AttachButton label="Anexar" about="documento" upload={foto} onSend={recusada} />
        <SearchBox label="Buscar documento" value="" onChange={nada} />
      </Box>
      <MoreButton
        label="Mostrar mais"
        of={{
          hasNextPage: true,
          isFetchingNextPage: false,
          isFetchNextPageError: false,
          fetchNextPage: recusada,
        }}
      />
      <Box sx={row}>
        <DownloadButton chamada="GET /api/importacao/modelo/:tipo" alvo={{ params: { tipo: 'feriados' } }}>
          Baixar modelo
        </DownloadButton>
      </Box>
    </Box>
  </Section>
)

/** What frames a page, and the pictures of people. */
export const Paginas = () => (
  <>
    <FormPage
      title="Formulário longo"
      saved="Salvo às 14:32"
      phone={{
        title: 'Dados pessoais',
        detail: 'Jaciara',
        steps: {
          label: 'Etapas',
          current: 'b',
          list: [
            { id: 'a', label: 'Vaga', href: '#', state: 'completa' },
            {
              id: 'b',
              label: 'Dados pessoais',
              href: '#',
              state: 'com-erro',
              erro: '1 errado',
              resta: 'faltam 5',
            },
            { id: 'c', label: 'Endereço', href: '#', state: 'vazia', resta: 'faltam 6' },
          ],
        },
      }}
    >
      <FormBar back={<Button>Vaga</Button>}>
        <Button variant="contained">Endereço</Button>
      </FormBar>
    </FormPage>
    <Page
      title="Título da página"
      subtitle="O que se faz aqui"
      actions={<Button variant="contained">Ação</Button>}
    >
      <Breadcrumbs crumbs={crumbs} />
    </Page>
    {unreadPage({ error: null, refetch: nada }, 80)}
    <PageHeader title="Com situação" crumbs={crumbs} status={<StatusChip tone="info" label="Solicitada" />} />
    <PageTabs label="Partes" current="resumo" tabs={tabs} />
    <Section
      title="Seção"
      subtitle="Com ação e sem margem"
      actions={<Button onClick={nada}>Ver todas</Button>}
      flush
    >
      <InView>
        <Box sx={{ width: 160, mx: 'auto' }}>
          <EsperaArt />
        </Box>
      </InView>
      <Painel />
      <Modos />
    </Section>
    <Fotos />
  </>
)
