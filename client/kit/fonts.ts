/** The two font families, self-hosted. The browser downloads only the parts whose letters are on the page. */
import '@fontsource-variable/noto-sans-jp';
import '@fontsource/shippori-mincho/600.css';
