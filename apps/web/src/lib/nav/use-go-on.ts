import { useLocation, useNavigate, type NavigateOptions } from 'react-router'

/**
 * `navigate` for after an answer: goes on from the page that asked, and nowhere where the person left that page while
 * waiting for it.
 */
export function useGoOn(): (href: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (href, options) => {
    if (window.location.pathname === pathname) await navigate(href, options)
  }
}
