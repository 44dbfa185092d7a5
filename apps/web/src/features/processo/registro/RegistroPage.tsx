import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { useCrumbs } from '../../../lib/nav/use-setor.ts'
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { TeclasButton } from '../../../ui/teclas/TeclasButton.tsx'
import { ComDocumentos, useCaminho } from '../anexos/abrir-documento.ts'
import { AnexosSecao } from '../anexos/AnexosSecao.tsx'
import { campoHref } from '../form/enderecos.ts'
import { corrigirCampoHref } from '../form/folha/href-do-campo.ts'
import { useFila } from '../fila/contexto.ts'
import type { EtapasDoFormulario } from '../form/formulario.ts'
import { useEnderecos } from '../form/use-enderecos.ts'
import { Historico } from '../Historico.tsx'
import { Presentes } from '../Presentes.tsx'
import { useTela } from '../tela.ts'
import { Acoes, type DoRegistro } from './Acoes.tsx'
import { AgendaAviso } from './AgendaAviso.tsx'
import { ComBarra } from './Barra.tsx'
import { Cabecalho } from './Cabecalho.tsx'
import { Comentarios } from './Comentarios.tsx'
import { separarConversa } from './conversa.ts'
import { Correcao } from './Correcao.tsx'
import { findCorrigivel } from './corrigivel.ts'
import { CorrigirParecer } from './CorrigirParecer.tsx'
import { emUmaLinha } from './DadosPorEtapa.tsx'
import { Devolucao } from './Devolucao.tsx'
import { Dobrado } from './Dobrado.tsx'
import { DocumentosDobrados, useDocumentos } from './Documentos.tsx'
import { FaltasDoFim } from './FaltasDoFim.tsx'
import { Papeis } from './Papeis.tsx'
import { PorLer } from './PorLer.tsx'

/** A form, which comes for who is asked for it. */
const ParecerAberto = lazy(async () => ({ default: (await import('./ParecerAberto.tsx')).ParecerAberto }))

interface RegistroPageProps extends DoRegistro {
  readonly readOnly: boolean
}

/** Record page: who it is about and where it stands, what this person decides, the data, and the conversation. */
export function RegistroPage(props: RegistroPageProps) {
  const { pagina, registro, readOnly } = props
  const caminho = useCaminho()
  return (
    <Page header={<Topo id={registro.id} />}>
      <ComDocumentos value={caminho}>
        <ComBarra atos={!readOnly && <Acoes pagina={pagina} registro={registro} />}>
          <Box sx={{ display: 'grid', gap: { xs: 2, lg: 2.5 }, '& > .MuiAlert-root': { mb: 0 } }}>
            <Cabecalho pagina={pagina} registro={registro} />
            {!readOnly && <Volta pagina={pagina} registro={registro} />}
            <Box sx={avisos}>
              <AgendaAviso pagina={pagina} registro={registro} readOnly={readOnly} />
              {!readOnly && <FaltasDoFim pagina={pagina} registro={registro} />}
            </Box>
            <Conteudo {...props} />
          </Box>
        </ComBarra>
      </ComDocumentos>
    </Page>
  )
}

/** Above the header: the way back, who else is here, and the keys of the page. */
function Topo({ id }: { readonly id: number }) {
  const crumbs = useCrumbs()
  const presentes = <Presentes id={id} />
  // A queue has a bar of its own.
  if (useFila()) return <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{presentes}</Box>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1, minHeight: 36 }}>
      <Box sx={{ flex: 1, '& ol': { m: 0 } }}>
        <Breadcrumbs crumbs={crumbs} />
      </Box>
      {presentes}
      <TeclasButton />
    </Box>
  )
}

/** Notices of the record, beside each other where there is room. */
const avisos = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(420px, 1fr))' },
  '&:empty': { display: 'none' },
  '& > .MuiAlert-root': { mb: 0 },
} as const

/** From the desktop on the data on the left, what is decided beside it. */
const colunas = {
  display: 'grid',
  columnGap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
  gridTemplateAreas: {
    xs: '"decidir" "dados" "lado"',
    lg: '"dados decidir" "dados lado"',
  },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const

/** A margin, not a gap: an area without content leaves none. */
const afastada = { mb: { xs: 2, lg: 2.5 }, '&:empty': { display: 'none' } } as const

/** In the narrow column two fields stand beside each other, whatever they take of a wide form. */
const duasPorLinha = {
  '& form .MuiFormControl-root': { gridColumn: { md: 'span 6' } },
  '& form .MuiFormControl-root:has(textarea, [type="checkbox"])': { gridColumn: '1 / -1' },
} as const

const pilha = { display: 'grid', gap: { xs: 2, lg: 2.5 }, minWidth: 0 } as const

/** Tests whether a parecer of this person needs the wide column, or one the narrow. */
const temParecer = ({ pagina, registro, readOnly }: RegistroPageProps, largo: boolean): boolean =>
  !readOnly &&
  [...registro.pareceresAbertos, ...registro.pareceresCorrigiveis].some(
    (nome) => (pagina.pareceres[nome]?.largo ?? false) === largo,
  )

/** Where each part of the page stands, by what this person has to do on it. */
function usePartes(props: RegistroPageProps) {
  const { checklist, foco, chegou, falha, refetch } = useDocumentos(props)
  // The column without a form has room for what is told and what is folded.
  const aoLado = temParecer(props, false)
  const largo = temParecer(props, true)
  const decidir = foco === 'conferir' && !largo
  return {
    checklist,
    foco,
    porLer: falha && <PorLer titulo="Documentos" erro={falha} onRetry={refetch} />,
    aoLado,
    /** Files are looked at over the whole width; their data stand beside each. */
    mesa: foco === 'conferir' && (chegou || !decidir),
    /** Nothing arrived yet: where to send it stands beside the data. */
    espera: decidir && !chegou,
    /** A wide form is read with the data beside it. */
    dadosAoLado: largo && !aoLado,
    /** The paper to be signed stands near the place of its file, and never under data that are long. */
    papeisAoLado: !largo && (decidir || !props.pagina.campos),
  }
}

function Conteudo(props: RegistroPageProps) {
  const { pagina, registro, readOnly } = props
  const { checklist, foco, porLer, aoLado, mesa, espera, dadosAoLado, papeisAoLado } = usePartes(props)
  const acabou = useTela().process.statuses[registro.status]?.final === true
  const { Destaque, Paineis, paineisDepois = false } = pagina
  const dados = <Dados {...props} dobrados={mesa || dadosAoLado} />
  const documentos = <AnexosSecao pagina={pagina} registro={registro} readOnly={readOnly} />
  const paineis = Paineis && <Paineis registro={registro} readOnly={readOnly} />
  const destaque = Destaque && <Destaque registro={registro} />
  const papeis = !readOnly && pagina.papeis && <Papeis id={registro.id} papeis={pagina.papeis} />
  const dobrados = (
    <>
      {checklist && foco === null && (
        <DocumentosDobrados pagina={pagina} registro={registro} readOnly={readOnly} checklist={checklist} />
      )}
      <Historia {...props} />
    </>
  )
  return (
    <>
      {checklist && mesa && documentos}
      <Box sx={colunas}>
        <Box sx={{ ...pilha, ...afastada, ...duasPorLinha, gridArea: 'decidir' }}>
          {!readOnly && <Pareceres {...props} largos={false} />}
          {!aoLado && destaque}
          {checklist && espera && documentos}
          {paineisDepois && paineis}
        </Box>
        <Box sx={{ ...pilha, ...afastada, gridArea: 'dados' }}>
          {aoLado && destaque}
          <Correcao pagina={pagina} registro={registro} />
          {!paineisDepois && paineis}
          {!readOnly && <Pareceres {...props} largos />}
          {!dadosAoLado && dados}
          {porLer}
          {checklist && foco === 'enviar' && documentos}
          {!papeisAoLado && papeis}
          {aoLado && dobrados}
        </Box>
        <Box sx={{ ...pilha, gridArea: 'lado' }}>
          {dadosAoLado && dados}
          {papeisAoLado && papeis}
          {!readOnly && (
            <Comentarios
              id={registro.id}
              conversa={separarConversa(registro.eventos).conversa}
              acabou={acabou}
            />
          )}
          {!aoLado && dobrados}
        </Box>
      </Box>
    </>
  )
}

interface DadosProps extends DoRegistro {
  /** What is asked of this person stands on the page with its own data: one line says what is in the rest. */
  readonly dobrados: boolean
}

/** All that was asked for. */
function Dados({ pagina, registro, dobrados }: DadosProps) {
  const { textos } = useTela()
  const [aberto, setAberto] = useState(false)
  const { Resumo } = pagina
  const rotulos = pagina.rotulosDe(registro)
  const resumo = <Resumo registro={registro} rotulos={rotulos} />
  if (!pagina.campos) return resumo
  const titulo = `Dados d${textos.o} ${textos.um}`
  if (!dobrados) return <Section title={titulo}>{resumo}</Section>
  return (
    <Dobrado
      titulo={titulo}
      resumo={emUmaLinha(pagina.fatos(registro, rotulos))}
      aberto={aberto}
      onAbrir={() => setAberto(!aberto)}
    >
      {resumo}
    </Dobrado>
  )
}

interface PareceresProps extends DoRegistro {
  /** Those whose fields need the wide column, or the others. */
  readonly largos: boolean
}

/** Pareceres that this person gives or may say again. */
function Pareceres({ pagina, registro, largos }: PareceresProps) {
  const { abertos = (nomes) => nomes } = pagina
  const pedidos = abertos(registro.pareceresAbertos)
  const isDaqui = (nome: string): boolean => (pagina.pareceres[nome]?.largo ?? false) === largos
  return (
    <>
      {pedidos.filter(isDaqui).map((nome) => (
        <ParecerAberto
          key={nome}
          pagina={pagina}
          nome={nome}
          registro={registro}
          naBarra={pedidos.length === 1}
        />
      ))}
      {registro.pareceresCorrigiveis.filter(isDaqui).map((nome) => (
        <CorrigirParecer key={nome} pagina={pagina} nome={nome} registro={registro} />
      ))}
    </>
  )
}

/** History of the record, with the comments only where they have no thread on the page. */
function Historia({ pagina, registro, readOnly }: RegistroPageProps) {
  const { process } = useTela()
  const { eventos } = registro
  return (
    <Historico
      process={process}
      eventos={readOnly ? eventos : separarConversa(eventos).historia}
      rotulos={pagina.rotulosDe(registro)}
    />
  )
}

/** Reason of the return, for those who may correct it. */
function Volta({ pagina, registro }: DoRegistro) {
  if (pagina.etapas) return <VoltaAoFormulario pagina={pagina} registro={registro} etapas={pagina.etapas} />
  const corrigivel = findCorrigivel(pagina, registro)
  return (
    <Devolucao
      registro={registro}
      rotulos={pagina.rotulosDe(registro)}
      hrefOf={(item) => corrigivel && corrigirCampoHref(corrigivel.campos, item)}
    />
  )
}

function VoltaAoFormulario({
  pagina,
  registro,
  etapas,
}: DoRegistro & { readonly etapas: EtapasDoFormulario }) {
  const enderecos = useEnderecos(registro.id)
  return (
    <Devolucao
      registro={registro}
      rotulos={pagina.rotulosDe(registro)}
      hrefOf={(item) => campoHref(etapas, enderecos, item)}
    />
  )
}
