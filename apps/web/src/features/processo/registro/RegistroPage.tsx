import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { loteHref } from '../../../lib/nav/process-href.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { aguardandoQuem } from '../aguardando.ts'
import { AnexosSecao } from '../anexos/AnexosSecao.tsx'
import { campoHref } from '../form/andamento.ts'
import { corrigirCampoHref } from '../form/folha/folha.ts'
import type { EtapasDoFormulario } from '../form/formulario.ts'
import { useEnderecos } from '../form/use-enderecos.ts'
import { Historico } from '../Historico.tsx'
import { numeroEAutor } from '../textos.ts'
import { PareceresPanel } from '../PareceresPanel.tsx'
import { ProcessoStatus } from '../ProcessoStatus.tsx'
import { useTela } from '../tela.ts'
import { Acoes, type DoRegistro } from './Acoes.tsx'
import { AgendaAviso } from './AgendaAviso.tsx'
import { Comentarios } from './Comentarios.tsx'
import { separarConversa } from './conversa.ts'
import { Correcao } from './Correcao.tsx'
import { findCorrigivel } from './corrigivel.ts'
import { Devolucao } from './Devolucao.tsx'
import { FaltasDoFim } from './FaltasDoFim.tsx'
import { Papeis } from './Papeis.tsx'
import { CorrigirParecer } from './CorrigirParecer.tsx'
import { ParecerAberto } from './ParecerAberto.tsx'

interface RegistroPageProps extends DoRegistro {
  readonly readOnly: boolean
}

/** Record page: person, progress, missing pareceres and available actions. */
export function RegistroPage(props: RegistroPageProps) {
  const { pagina, registro, readOnly } = props
  const { process, textos } = useTela()
  const semNome = `${process.label.one} sem nome ainda`
  return (
    <Page
      title={pagina.nomeDe(registro) ?? semNome}
      status={<ProcessoStatus process={process} status={registro.status} />}
      subtitle={
        <>
          {pagina.subtitulo?.(registro)}
          {numeroEAutor(process, textos, registro)}
          <DoLote registro={registro} />
          <Aguardando registro={registro} />
          <DeOutraPessoa registro={registro} />
        </>
      }
      actions={!readOnly && <Acoes pagina={pagina} registro={registro} />}
    >
      {!readOnly && <Volta pagina={pagina} registro={registro} />}
      <AgendaAviso pagina={pagina} registro={registro} readOnly={readOnly} />
      {!readOnly && <FaltasDoFim pagina={pagina} registro={registro} />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, lg: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Principal {...props} />
        <Lateral {...props} />
      </Box>
    </Page>
  )
}

/** Main column: outcome, what is asked of the person, and the form. */
function Principal({ pagina, registro, readOnly }: RegistroPageProps) {
  const { tela, textos } = useTela()
  const { Destaque, Paineis, paineisDepois = false, Resumo, abertos = (nomes) => nomes } = pagina
  const paineis = Paineis && <Paineis registro={registro} readOnly={readOnly} />
  const secao = (
    <Section title={`Dados d${textos.o} ${textos.um}`}>
      <Resumo registro={registro} rotulos={pagina.rotulosDe(registro)} />
    </Section>
  )
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
      {Destaque && <Destaque registro={registro} />}
      <Correcao pagina={pagina} registro={registro} />
      {!paineisDepois && paineis}
      {!readOnly &&
        abertos(registro.pareceresAbertos).map((nome) => (
          <ParecerAberto key={nome} pagina={pagina} nome={nome} registro={registro} />
        ))}
      {!readOnly &&
        registro.pareceresCorrigiveis.map((nome) => (
          <CorrigirParecer key={nome} pagina={pagina} nome={nome} registro={registro} />
        ))}
      {paineisDepois && paineis}
      {/* One sheet is read before its papers; a form of steps is longer than they are. */}
      {pagina.folha && secao}
      {tela.anexos && <AnexosSecao id={registro.id} readOnly={readOnly} />}
      {!pagina.folha && secao}
    </Box>
  )
}

/** Side column: pareceres, papers, comments and history. */
function Lateral({ pagina, registro, readOnly }: RegistroPageProps) {
  const { process } = useTela()
  const { conversa, historia } = separarConversa(registro.eventos)
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
      <PareceresPanel
        process={process}
        pareceres={registro.pareceres}
        dadosDe={({ dados }) => pagina.dadosDoParecer(dados, registro)}
      />
      {!readOnly && pagina.papeis && <Papeis id={registro.id} papeis={pagina.papeis} />}
      {!readOnly && <Comentarios id={registro.id} conversa={conversa} />}
      <Historico
        process={process}
        // Where the thread is on the page, its comments are not told a second time; to read alone, all is one story.
        eventos={readOnly ? registro.eventos : historia}
        rotulos={pagina.rotulosDe(registro)}
      />
    </Box>
  )
}

function Aguardando({ registro }: Pick<DoRegistro, 'registro'>) {
  const quem = aguardandoQuem(useTela().process, registro)
  return (
    quem && (
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}
      >
        Aguardando: {quem}
      </Typography>
    )
  )
}

const deOutraPessoa = {
  autoaprovacao: 'Outra pessoa decide: você pediu, preencheu ou enviou.',
  mesma_pessoa: 'Outra pessoa decide: você já deu um parecer.',
} as const

/** Notice of the four-eyes rule, where its buttons are missing. */
function DeOutraPessoa({ registro: { impedeDecidir } }: Pick<DoRegistro, 'registro'>) {
  return (
    impedeDecidir && (
      <Typography component="span" variant="body2" sx={{ display: 'block' }}>
        {deOutraPessoa[impedeDecidir]}
      </Typography>
    )
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
      hrefOf={(item) => corrigivel && corrigirCampoHref(corrigivel.folha.campos, item)}
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

/** Link to the batch that opened the record. */
function DoLote({ registro: { lote } }: Pick<RegistroPageProps, 'registro'>) {
  const grupos = useGrupos()
  const atual = useSetor()
  const { tipo } = useTela()
  if (!lote) return null
  const href = loteHref(tipo, lote.id, grupos, atual)
  return (
    <>
      {' · Lote: '}
      {href ? <Link to={href}>{lote.titulo}</Link> : lote.titulo}
    </>
  )
}
