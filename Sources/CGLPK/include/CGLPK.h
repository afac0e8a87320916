int cglpk_placeholder(void);
